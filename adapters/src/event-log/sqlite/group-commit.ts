import type { Database } from '../../sqlite/database.ts'
import type { AppendableEvent } from '../appendable.ts'
import { type Appended, StreamDeleted, WrongExpectedRevision } from '../port.ts'
import { type EventRow, toPosition } from './rows.ts'
import type { SqliteEventTable } from './sqlite-event-table.ts'
import { isDamage, logFault } from './sqlite-log-fault.ts'

type Pending = {
  stream: string
  events: readonly AppendableEvent[]
  expectedRevision: number
  resolve: (appended: Appended) => void
  reject: (error: unknown) => void
}

/**
 * Commits the appends of one event-loop turn in one transaction, so that they share one disk flush. Each append
 * succeeds or conflicts on its own, and settles only after the commit.
 */
export class GroupCommit {
  readonly #database: Database
  readonly #table: SqliteEventTable
  readonly #committed: (rows: EventRow[]) => void
  #pending: Pending[] = []

  /** `committed` receives the new events of each commit in order, before the appends resolve. */
  constructor(database: Database, table: SqliteEventTable, committed: (rows: EventRow[]) => void) {
    this.#database = database
    this.#table = table
    this.#committed = committed
  }

  /** Queues an append for the next commit. Rejects as `EventLog.append` does. */
  add(stream: string, events: readonly AppendableEvent[], expectedRevision: number): Promise<Appended> {
    return new Promise((resolve, reject) => {
      if (this.#pending.length === 0) setImmediate(() => this.flush())
      this.#pending.push({ stream, events, expectedRevision, resolve, reject })
    })
  }

  /** Commits the queued appends now. */
  flush(): void {
    const pending = this.#pending
    this.#pending = []
    if (pending.length > 0) this.#commit(pending)
  }

  #commit(pending: readonly Pending[]): void {
    const written: EventRow[] = []
    let answers: (() => void)[]
    try {
      answers = this.#database.transaction(() => pending.map((append) => this.#write(append, written)))
    } catch (error) {
      // Retry one by one, so that only the appends that touch the damage fail.
      if (isDamage(error) && pending.length > 1) for (const append of pending) this.#commit([append])
      else for (const { reject } of pending) reject(logFault(error))
      return
    }
    if (written.length > 0) this.#committed(written)
    for (const answer of answers) answer()
  }

  #write({ stream, events, expectedRevision, resolve, reject }: Pending, written: EventRow[]): () => void {
    try {
      const { rows, isNew } = this.#table.append(stream, events, expectedRevision)
      if (isNew) written.push(...rows)
      const [position, , revision] = rows.at(-1) as EventRow
      return () => resolve({ revision, position: toPosition(position) })
    } catch (error) {
      if (error instanceof WrongExpectedRevision || error instanceof StreamDeleted) return () => reject(error)
      throw error
    }
  }
}
