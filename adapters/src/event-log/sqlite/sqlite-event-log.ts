import { Database } from '../../sqlite/database.ts'
import { DatabaseUnavailable } from '../../sqlite/fault.ts'
import { lock } from '../../sqlite/lock.ts'
import { type EventLog, LogDamaged, LogUnavailable } from '../port.ts'
import { type FollowedLog, openLogOnDatabase, type SqliteLogOptions } from './log-in-database.ts'
import type { SharedHead } from './shared-head.ts'
import { logFault, orUnavailable } from './sqlite-log-fault.ts'

/**
 * Opens the log in a file, creating it if necessary, or in memory for `:memory:`. Only one process may own the file:
 * throws `LogUnavailable` if another does, or if the file cannot be opened.
 */
export function openSqliteEventLog(path: string, options: SqliteLogOptions = {}): EventLog {
  const unlock = path === ':memory:' ? () => undefined : lockLog(path)
  try {
    const database = new Database(path, { synchronous: 'FULL' })
    return openLogOnDatabase(database, options, unlock)
  } catch (error) {
    unlock()
    const fault = logFault(error)
    if (!(fault instanceof LogDamaged)) throw fault
    const where = 'see docs/operations/damaged-log.md.'
    throw new LogDamaged(`The event log at ${path} is damaged: ${where}`, { cause: error })
  }
}

/**
 * Opens the log in a file read-only, beside the process that owns it. `readAll` ends at the head at the time of
 * opening, and appends fail. Throws `LogUnavailable` if the file cannot be opened.
 */
export function openSqliteLogReader(path: string): EventLog {
  return orUnavailable(() => openLogOnDatabase(new Database(path, { readOnly: true })))
}

/**
 * Opens the log in a file read-only to follow its owner in this process, for example from another thread. Throws
 * `LogUnavailable` if the file cannot be opened.
 */
export function openSqliteLogFollower(
  path: string,
  options: SqliteLogOptions & { followed: SharedHead },
): FollowedLog {
  return orUnavailable(() => openLogOnDatabase(new Database(path, { readOnly: true }), options))
}

/**
 * Locks the log against other owners; the returned function unlocks it. Throws `LogUnavailable` if another process owns
 * the log.
 */
export function lockLog(path: string): () => void {
  try {
    return lock(`${path}.lock`)
  } catch (error) {
    if (error instanceof DatabaseUnavailable && error.reason === 'busy')
      throw new LogUnavailable(`Another process is using the event log at ${path}: stop it first.`)
    throw logFault(error)
  }
}
