import { checkedLog } from '@wattle/adapters/event-log/checksums/checked-log.ts'
import type { LogReader } from '@wattle/adapters/event-log/port.ts'
import { openSqliteLogReader } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import type { Settings } from '../settings/settings.ts'
import { embeddedLogIn } from './open-log.ts'
import { damageIsThrown, openSharedLog } from './open-shared.ts'

/** Reading a damaged stream throws `StreamDamaged`, except through `withDamaged`. */
type ReadOnlyLog = LogReader & { readonly withDamaged: LogReader }

/** Opens the log for a program that only reads; a server may be using the log. */
export async function openReadOnlyLog(
  settings: Settings,
  report: (error: unknown) => void,
): Promise<ReadOnlyLog> {
  if (settings.WATTLE_EVENTSTOREDB)
    return await openSharedLog(settings, report, { use: 'reading', ...damageIsThrown })
  const path = embeddedLogIn(settings)
  return checkedLog(openSqliteLogReader(path), { place: path })
}
