import { dirname, join } from 'node:path'
import {
  hasLost,
  type Repair,
  type RepairOptions,
  repairSqliteLog,
} from '@wattle/adapters/event-log/sqlite/sqlite-repair.ts'
import { removeDatabase } from '@wattle/adapters/sqlite/remove-database.ts'
import { type Settings, WrongSetting } from '../settings/settings.ts'
import { builtFiles } from './data-files.ts'
import { embeddedLogIn } from './open-log.ts'

/**
 * Restores damaged streams of the embedded log from a backup of its file. Throws `LogUnavailable` while a server uses
 * the log, and `WrongSetting` if the log is not embedded.
 */
export function repairLogIn(settings: Settings, backup: string, options: RepairOptions): Repair {
  if (settings.WATTLE_EVENTSTOREDB)
    throw new WrongSetting(
      'This command repairs the embedded log. For EventStoreDB, see docs/operations/damaged-log.md.',
    )
  const path = embeddedLogIn(settings)
  const repair = repairSqliteLog(path, backup, options)
  // The built files may hold events that were cut off, so they are rebuilt.
  if (options.cut && hasLost(repair)) for (const name of builtFiles) removeDatabase(join(dirname(path), name))
  return repair
}
