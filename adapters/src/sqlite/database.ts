import { chmodSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import { DatabaseUnavailable, databaseFault } from './fault.ts'

export type Value = SQLInputValue
export type Row = SQLOutputValue[]

export type DatabaseOptions =
  | {
      /** `FULL` survives a power cut with every commit, `NORMAL` may lose the last ones but stays whole. */
      synchronous: 'FULL' | 'NORMAL'
      /**
       * Whether all that is read in one turn of the event loop is read from one snapshot. SQLite then locks the file once a turn
       * instead of for each statement, which is most of the time that a small one takes. What others write meanwhile shows in the
       * next turn, or after `endSnapshot`; what this one writes shows at once.
       */
      snapshotPerTurn?: boolean
      /** Whether all that is in the file is built again from the event log once it is deleted. */
      isRebuilt?: boolean
    }
  /** For a file that another process may be writing to. */
  | { readOnly: true }

/** A limit of rows. SQLite would prepare a statement anew for each value of a plain `limit ?`. */
export const boundLimit = 'limit ? + 0'

const statementsKept = 500

/** Milliseconds to wait for another process. */
const busyTimeout = 5_000

/** Milliseconds to wait for whoever is at work in the file, as all of this thread waits with it: enough for short work to end. */
const emptyingTimeout = 250

const remedy = ' Stop Wattle, delete this file and start again: it is rebuilt from the event log.'

/** What `pragma user_version` is of a file in which whatever was deleted has always been overwritten. */
const overwritten = 1

/**
 * A SQLite database in a file or, as `:memory:`, in this process alone. Rows are arrays in the order of the columns.
 * Statements are prepared once for each text. Throws `DatabaseUnavailable` when it cannot do its work now.
 */
export class Database {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  readonly #snapshotPerTurn: boolean
  readonly #damage: string
  #hasSnapshot = false

  constructor(path: string, options: DatabaseOptions) {
    const readOnly = 'readOnly' in options
    this.#snapshotPerTurn = !readOnly && options.snapshotPerTurn === true
    this.#damage = `${path} is damaged, or is not a database.${!readOnly && options.isRebuilt ? remedy : ''}`
    this.#database = this.#guarded(() => new DatabaseSync(path, { timeout: busyTimeout, readOnly }))
    try {
      if (!readOnly) {
        makePrivate(path)
        this.exec('pragma journal_mode = wal')
        this.exec(`pragma synchronous = ${options.synchronous}`)
        // 64 MB: pages that many small commits touch go to the main file once instead of many times.
        this.exec('pragma wal_autocheckpoint = 16000; pragma journal_size_limit = 67108864')
        this.exec('pragma secure_delete = on')
        if (this.#number('select count(*) from sqlite_schema') === 0)
          this.exec(`pragma user_version = ${overwritten}`)
      }
      this.exec('pragma cache_size = -32000; pragma temp_store = memory')
    } catch (error) {
      this.#database.close()
      throw error
    }
  }

  /** Runs statements without values or rows. */
  exec(sql: string): void {
    this.endSnapshot()
    this.#guarded(() => this.#database.exec(sql))
  }

  /** Runs one statement; answers the rowid of the row that it inserted last. */
  run(sql: string, ...values: Value[]): number {
    this.endSnapshot()
    return this.#guarded(() => Number(this.#statement(sql).run(...values).lastInsertRowid))
  }

  /** The first row. */
  get<R extends Row = Row>(sql: string, ...values: Value[]): R | undefined {
    this.#takeSnapshot()
    return this.#guarded(() => this.#statement(sql).get(...values) as R | undefined)
  }

  /** Every row. */
  all<R extends Row = Row>(sql: string, ...values: Value[]): R[] {
    this.#takeSnapshot()
    return this.#guarded(() => this.#statement(sql).all(...values) as unknown as R[])
  }

  /** Has the next statement see what others have written since this turn of the event loop began to read. */
  endSnapshot(): void {
    if (!this.#hasSnapshot) return
    this.#hasSnapshot = false
    // Some faults have ended it by themselves.
    if (this.#database.isOpen && this.#database.isTransaction) this.#statement('commit').run()
  }

  /** Does the work and commits, or does nothing and throws what the work threw. */
  transaction<T>(work: () => T): T {
    this.run('begin immediate')
    try {
      const result = work()
      this.#guarded(() => this.#statement('commit').run(), 'commit')
      return result
    } catch (error) {
      // Some faults, a full disk for one, have rolled back by themselves.
      if (this.#database.isTransaction) this.#database.exec('rollback')
      throw error
    }
  }

  /**
   * Does the work in a transaction, and leaves nothing of what it deleted in any file. When it throws `busy`, because somebody
   * else reads or writes for long, the work is done, and some of it may still be found: do it again.
   */
  erase<T>(work: () => T): T {
    const result = this.transaction(work)
    if (this.#number('pragma user_version') < overwritten) {
      // An earlier release left in its pages what had been moved from there. In memory the copy could be too large.
      this.exec('pragma temp_store = file; vacuum; pragma temp_store = memory')
      this.exec(`pragma user_version = ${overwritten}`)
    }
    this.#emptyWal()
    return result
  }

  /** Lets go of the file. Later calls throw `DatabaseUnavailable`. */
  close(): void {
    if (!this.#database.isOpen) return
    this.#statements.clear()
    this.#database.close()
  }

  #takeSnapshot(): void {
    if (!this.#snapshotPerTurn || this.#hasSnapshot || this.#database.isTransaction) return
    this.#guarded(() => this.#statement('begin').run())
    this.#hasSnapshot = true
    setImmediate(() => this.endSnapshot())
  }

  #emptyWal(): void {
    this.exec(`pragma busy_timeout = ${emptyingTimeout}`)
    const isBusy = this.#number('pragma wal_checkpoint(truncate)') === 1
    this.exec(`pragma busy_timeout = ${busyTimeout}`)
    if (isBusy) throw new DatabaseUnavailable('busy', false)
  }

  /** What a pragma answers, which may not stand within a transaction, or a count. */
  #number(sql: string): number {
    this.endSnapshot()
    return Number(this.#guarded(() => this.#statement(sql).get() as Row | undefined)?.[0])
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    statement.setReturnArrays(true)
    const [oldest] = this.#statements.keys()
    if (oldest !== undefined && this.#statements.size >= statementsKept) this.#statements.delete(oldest)
    this.#statements.set(sql, statement)
    return statement
  }

  #guarded<T>(work: () => T, during?: 'work' | 'commit'): T {
    return guarded(work, during, this.#damage)
  }
}

/**
 * Keeps others out until the function that it answers is called, or the process ends in whatever way. Throws
 * `DatabaseUnavailable` with reason `busy` when the path is locked already, be it by this very process.
 */
export function lock(path: string): () => void {
  const database = guarded(() => new DatabaseSync(path))
  try {
    makePrivate(path)
    guarded(() => database.exec('pragma journal_mode = memory; begin exclusive'))
  } catch (error) {
    database.close()
    throw error
  }
  return () => database.close()
}

/** Only its owner may read the file, and those that SQLite will put beside it. */
function makePrivate(path: string): void {
  if (path === ':memory:') return
  try {
    chmodSync(path, 0o600)
  } catch {
    // It belongs to somebody else, or to a disk that knows no permissions, and can be used all the same.
  }
}

function guarded<T>(work: () => T, during: 'work' | 'commit' = 'work', damage?: string): T {
  try {
    return work()
  } catch (error) {
    throw databaseFault(error, during, damage)
  }
}
