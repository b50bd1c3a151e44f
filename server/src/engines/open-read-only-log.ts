import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { LogReader } from '@wattle/adapters/event-log/port.ts'
import { type Settings, WrongSetting } from '../settings/settings.ts'
import { eventLogFile } from './data-files.ts'
import { openSharedLog } from './open-shared.ts'

/** The log that the settings name, for a program that only reads it: a server may be running on it. */
export async function openReadOnlyLog(
  settings: Settings,
  report: (error: unknown) => void,
): Promise<LogReader> {
  if (settings.WATTLE_EVENTSTOREDB) return await openSharedLog(settings, report, 'reading')
  if (settings.WATTLE_DATA === 'memory')
    throw new WrongSetting('WATTLE_DATA is memory: only the server itself can read what it keeps there.')
  const path = join(resolve(settings.WATTLE_DATA), eventLogFile)
  if (!existsSync(path)) throw new WrongSetting(`WATTLE_DATA has no event log: there is no ${path}.`)
  const { openSqliteLogReader } = await import('@wattle/adapters/event-log/sqlite/sqlite-event-log.ts')
  return openSqliteLogReader(path)
}
