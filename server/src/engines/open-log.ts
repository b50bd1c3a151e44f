import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type CheckedLog, checkedLog } from '@wattle/adapters/event-log/checksums/checked-log.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { type Settings, WrongSetting } from '../settings/settings.ts'
import { eventLogFile } from './data-files.ts'
import { makeFolder } from './make-folder.ts'
import { damageIsThrown, openSharedLog } from './open-shared.ts'

/**
 * Opens only the event log, for an operator's command; creates one only if `mayBeNew`. The embedded log has one owner
 * at a time: throws `LogUnavailable` while a server uses it.
 */
export async function openLog(
  settings: Settings,
  report: (error: unknown) => void,
  { mayBeNew = false } = {},
): Promise<CheckedLog> {
  if (settings.WATTLE_EVENTSTOREDB) return await openSharedLog(settings, report, damageIsThrown)
  const path = mayBeNew ? pathIn(settings) : embeddedLogIn(settings)
  await makeFolder(dirname(path))
  return checkedLog(openSqliteEventLog(path, { report }), { place: path })
}

/** The path of the embedded log. Throws `WrongSetting` if it does not exist. */
export function embeddedLogIn(settings: Settings): string {
  const path = pathIn(settings)
  if (!existsSync(path)) throw new WrongSetting(`There is no event log at ${path}: check WATTLE_DATA.`)
  return path
}

function pathIn({ WATTLE_DATA: data }: Settings): string {
  if (data === 'memory')
    throw new WrongSetting('Data in memory is gone when the server stops: set WATTLE_DATA to a folder.')
  return join(resolve(data), eventLogFile)
}
