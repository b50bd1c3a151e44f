import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import { DatabaseUnavailable, type FileFaults, faultsOf, guarded } from './fault.ts'
import { makePrivate } from './make-private.ts'

export type Value = SQLInputValue
export type Row = SQLOutputValue[]

type DatabaseOptions =
  | {
      /**
       * With `FULL`, every commit survives a power cut. With `NORMAL`, the last commits may be lost, but the file stays
       * intact.
       */
      synchronous: 'FULL' | 'NORMAL'
      /**
       * Whether all reads in one turn of the event loop share a snapshot. SQLite then locks the file once a turn
       * instead of once a statement, which is most of the cost of a small statement. Changes by other connections
       * become visible in the next turn or after `endSnapshot`, this connection's own changes immediately.
       */
      snapshotPerTurn?: boolean
      /** Whether a deleted file is rebuilt from the event log. The error for a damaged file then says so. */
      isRebuilt?: boolean
    }
  /** For a file that another process may be writing. */
  | { readOnly: true }

/** A bound row limit. With a plain `limit ?`, SQLite would prepare the statement again for each value. */
export const boundLimit = 'limit ? + 0'

const statementsKept = 500

/** How many milliseconds to wait for another process. */
const busyTimeout = 5_000

/**
 * How many milliseconds to wait for other connections before emptying the WAL. Short, because the whole thread waits;
 * enough for short work to finish.
 */
const emptyingTimeout = 250

const remedy = ' Stop Wattle, delete this file and start again: it is rebuilt from the event log.'

/** The `pragma user_version` of files in which deleted content has always been overwritten. */
const overwritten = 1

/**
 * A SQLite database in a file, or in memory for `:memory:`. Rows are arrays in column order. Prepared statements are
 * cached by their text. Throws `DatabaseUnavailable` when it cannot do its work now.
 */
export class Database {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  readonly #snapshotPerTurn: boolean
  readonly #faults: FileFaults
  #hasSnapshot = false
  #damage: DatabaseUnavailable | null = null

  constructor(path: string, options: DatabaseOptions) {
    const readOnly = 'readOnly' in options
    this.#snapshotPerTurn = !readOnly && options.snapshotPerTurn === true
    this.#faults = faultsOf(path, !readOnly && options.isRebuilt ? remedy : '')
    this.#database = this.#guarded(() => new DatabaseSync(path, { timeout: busyTimeout, readOnly }))
    try {
      if (!readOnly) {
        makePrivate(path)
        this.exec('pragma journal_mode = wal')
        this.exec(`pragma synchronous = ${options.synchronous}`)
        // 64 MB: a page changed by many small commits is then written to the main file once instead of many times.
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

  /** Runs one statement. Returns the rowid of the last inserted row. */
  run(sql: string, ...values: Value[]): number {
    this.endSnapshot()
    return this.#guarded(() => Number(this.#statement(sql).run(...values).lastInsertRowid))
  }

  get<R extends Row = Row>(sql: string, ...values: Value[]): R | undefined {
    this.#takeSnapshot()
    return this.#guarded(() => this.#statement(sql).get(...values) as R | undefined)
  }

  all<R extends Row = Row>(sql: string, ...values: Value[]): R[] {
    this.#takeSnapshot()
    return this.#guarded(() => this.#statement(sql).all(...values) as unknown as R[])
  }

  /** The value of a JSON text that was read from the file. */
  parse<T>(json: string): T {
    return this.#guarded(() => JSON.parse(json))
  }

  /** Throws if the file cannot be read, or has turned out to be damaged since it was opened. */
  check(): void {
    if (this.#damage) throw this.#damage
    this.#number('select count(*) from sqlite_schema')
  }

  /** Ends the snapshot, so that the next statement sees the latest writes of other connections. */
  endSnapshot(): void {
    if (!this.#hasSnapshot) return
    this.#hasSnapshot = false
    if (!this.#database.isOpen || !this.#database.isTransaction) return
    try {
      this.#guarded(() => this.#statement('commit').run())
    } catch (error) {
      this.#rollBack()
      throw error
    }
  }

  /** Runs the work in a transaction: commits, or rolls back and rethrows the work's error. */
  transaction<T>(work: () => T): T {
    this.run('begin immediate')
    try {
      const result = work()
      this.#guarded(() => this.#statement('commit').run(), 'commit')
      return result
    } catch (error) {
      this.#rollBack()
      throw error
    }
  }

  /**
   * Runs the work in a transaction and removes all traces of what it deleted from every file. If it throws `busy`,
   * because another connection reads or writes for too long, the work is committed but traces may remain: call it
   * again.
   */
  erase<T>(work: () => T): T {
    const result = this.transaction(work)
    if (this.#number('pragma user_version') < overwritten) {
      // An earlier release left copies of moved content in its pages. The vacuum's copy could be too large for memory.
      this.exec('pragma temp_store = file; vacuum; pragma temp_store = memory')
      this.exec(`pragma user_version = ${overwritten}`)
    }
    this.#emptyWal()
    return result
  }

  /** Closes the file. Later calls throw `DatabaseUnavailable`. */
  close(): void {
    if (!this.#database.isOpen) return
    this.#statements.clear()
    this.#database.close()
  }

  #takeSnapshot(): void {
    if (!this.#snapshotPerTurn || this.#hasSnapshot) return
    if (!this.#database.isOpen || this.#database.isTransaction) return
    this.#guarded(() => this.#statement('begin').run())
    this.#hasSnapshot = true
    setImmediate(() => {
      try {
        this.endSnapshot()
      } catch {
        // Nobody waits for it. If the fault lasts, the next statement reports it.
      }
    })
  }

  /** Some faults, such as a full disk, roll back on their own. */
  #rollBack(): void {
    if (this.#database.isTransaction) this.#database.exec('rollback')
  }

  #emptyWal(): void {
    this.exec(`pragma busy_timeout = ${emptyingTimeout}`)
    try {
      if (this.#number('pragma wal_checkpoint(truncate)') === 1) throw new DatabaseUnavailable('busy', false)
    } finally {
      this.exec(`pragma busy_timeout = ${busyTimeout}`)
    }
  }

  /** The number returned by a count, or by a pragma, which may not be allowed in a transaction. */
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
    try {
      return guarded(work, during, this.#faults)
    } catch (error) {
      if (error instanceof DatabaseUnavailable && error.reason === 'damaged') this.#damage = error
      throw error
    }
  }
}
