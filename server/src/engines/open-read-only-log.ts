import type { LogReader } from '@wattle/adapters/event-log/port.ts'
import { openSqliteLogReader } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import type { Settings } from '../settings/settings.ts'
import { embeddedLogIn } from './open-log.ts'
import { openSharedLog } from './open-shared.ts'

/** Opens the log for a program that only reads; a server may be using the log. */
export async function openReadOnlyLog(
  settings: Settings,
  report: (error: unknown) => void,
): Promise<LogReader> {
  if (settings.WATTLE_EVENTSTOREDB) return await openSharedLog(settings, report, 'reading')
  return openSqliteLogReader(embeddedLogIn(settings))
}
