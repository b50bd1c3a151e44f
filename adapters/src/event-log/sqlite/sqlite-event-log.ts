import { Database, lock } from '../../sqlite/database.ts'
import { DatabaseUnavailable } from '../../sqlite/fault.ts'
import { type EventLog, LogDamaged, type LogReader, LogUnavailable } from '../port.ts'
import { type FollowedLog, logInDatabase, type SqliteLogOptions } from './log-in-database.ts'
import type { SharedHead } from './shared-head.ts'
import { logFault, orUnavailable } from './sqlite-log-fault.ts'

/**
 * Opens the log in a file, made if it is not there, or as `:memory:` in this process alone. One process owns it at a
 * time: throws `LogUnavailable` when another does, or when the file cannot be opened.
 */
export function openSqliteEventLog(path: string, options: SqliteLogOptions = {}): EventLog {
  const unlock = path === ':memory:' ? () => undefined : ownLog(path)
  try {
    const database = new Database(path, { synchronous: 'FULL' })
    return logInDatabase(database, options, unlock)
  } catch (error) {
    unlock()
    const fault = logFault(error)
    if (!(fault instanceof LogDamaged)) throw fault
    const where = 'see docs/operations/damaged-log.md.'
    throw new LogDamaged(`The event log at ${path} is damaged: ${where}`, { cause: error })
  }
}

/**
 * Opens the log in a file to read what is in it now, beside the process that owns it. Throws `LogUnavailable` when it cannot
 * be opened.
 */
export function openSqliteLogReader(path: string): LogReader {
  return orUnavailable(() => logInDatabase(new Database(path, { readOnly: true })))
}

/**
 * Opens the log in a file to follow it, beside its owner in this process: another thread, say. It cannot be appended to. Throws
 * `LogUnavailable` when it cannot be opened.
 */
export function openSqliteLogFollower(
  path: string,
  options: SqliteLogOptions & { followed: SharedHead },
): FollowedLog {
  return orUnavailable(() => logInDatabase(new Database(path, { readOnly: true }), options))
}

/** Keeps other processes from owning the log until the function that it answers is called. Throws `LogUnavailable` when one does. */
export function ownLog(path: string): () => void {
  try {
    return lock(`${path}.lock`)
  } catch (error) {
    if (error instanceof DatabaseUnavailable && error.reason === 'busy')
      throw new LogUnavailable(`Another process is using the event log at ${path}: stop it first.`)
    throw logFault(error)
  }
}
