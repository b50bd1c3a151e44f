import { setImmediate as nextTurn } from 'node:timers/promises'
import type { NewEvent, Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import { backoff, type RetryPolicy } from '../../lib/retry.ts'
import { Database, lock } from '../../sqlite/database.ts'
import { DatabaseUnavailable } from '../../sqlite/fault.ts'
import { appendable, requireOwn } from '../appendable.ts'
import { deliver } from '../deliver.ts'
import {
  type Appended,
  type EventLog,
  LogDamaged,
  type LogReader,
  type LogSubscription,
  LogUnavailable,
  type StreamPlace,
} from '../port.ts'
import { GroupCommit } from './group-commit.ts'
import { RecentEvents } from './recent-events.ts'
import type { EventRow } from './rows.ts'
import { fromPosition, recorded, SqliteEventTable, toPosition } from './sqlite-event-table.ts'
import { logFault } from './sqlite-log-fault.ts'

const rowsAtOnce = 2_000
const handledAtOnce = 1_000

/**
 * Opens the log in a file, made if it is not there, or as `:memory:` in this process alone. One process owns it at a
 * time: throws `LogUnavailable` when another does, or when the file cannot be opened.
 */
export function openSqliteEventLog(path: string, policy: Partial<RetryPolicy> = {}): EventLog {
  const unlock = path === ':memory:' ? () => undefined : ownLog(path)
  try {
    const database = new Database(path, { synchronous: 'FULL' })
    return sqliteEventLog(database, policy, unlock)
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
  return orUnavailable(() => sqliteEventLog(new Database(path, { readOnly: true })))
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

/** A log in a database that nobody else writes to; closing the log closes it. */
export function sqliteEventLog(
  database: Database,
  { pause = backoff, report = () => undefined }: Partial<RetryPolicy> = {},
  released: () => void = () => undefined,
): EventLog {
  const table = new SqliteEventTable(database)
  const subscriptions = new Set<LogSubscription>()
  const arrivals = new Set<() => void>()
  let head = table.head()
  let lastReadable = table.lastReadable()
  let closing: Promise<void> | null = null
  const recent = new RecentEvents(head)

  const commits = new GroupCommit(database, table, (rows) => {
    head = rows.at(-1)?.[0] ?? head
    lastReadable = head
    if (subscriptions.size > 0) recent.add(rows)
    else recent.skipTo(head)
    for (const wake of arrivals) wake()
  })

  const refuseWhenClosed = () => {
    if (closing) throw new LogUnavailable('The event log is closed.')
  }

  const next = async <M>(after: Position | null): Promise<RecordedEvent<M>[]> => {
    const from = fromPosition(after)
    const held = recent.later(from, handledAtOnce)
    if (held) return held as RecordedEvent<M>[]
    // Whoever has much to catch up with leaves room for the rest of the process between two batches.
    await nextTurn()
    return table.readBetween(from, head, handledAtOnce).map(recorded<M>)
  }

  const arrival = (after: Position | null, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      if (signal.aborted || fromPosition(after) < lastReadable) return resolve()
      const wake = () => {
        arrivals.delete(wake)
        signal.removeEventListener('abort', wake)
        resolve()
      }
      arrivals.add(wake)
      signal.addEventListener('abort', wake)
    })

  return {
    async append(
      stream: string,
      events: readonly NewEvent<object>[],
      expectedRevision: number,
    ): Promise<Appended> {
      refuseWhenClosed()
      return await commits.add(stream, appendable(stream, events), expectedRevision)
    },

    async deleteStream(stream) {
      refuseWhenClosed()
      requireOwn(stream)
      commits.flush()
      orUnavailable(() => {
        try {
          database.erase(() => table.delete(stream))
        } finally {
          head = table.head()
          lastReadable = table.lastReadable()
          recent.skipTo(head)
        }
      })
    },

    async read<M>(stream: string, from = 0, limit = Number.MAX_SAFE_INTEGER): Promise<RecordedEvent<M>[]> {
      refuseWhenClosed()
      return orUnavailable(() => table.read(stream, from, limit)).map(recorded<M>)
    },

    async *readAll<M>(after: Position | null): AsyncGenerator<RecordedEvent<M>[], void, undefined> {
      refuseWhenClosed()
      const end = head
      for (let from = fromPosition(after); from < end; ) {
        const rows = orUnavailable(() => table.readBetween(from, end, rowsAtOnce))
        const last = rows.at(-1)
        if (!last) return
        yield rows.map(recorded<M>)
        from = last[0]
        await nextTurn()
        refuseWhenClosed()
      }
    },

    async *readByStream<M>(
      upTo: Position,
      place: StreamPlace | null = null,
    ): AsyncGenerator<RecordedEvent<M>[], void, undefined> {
      refuseWhenClosed()
      const end = fromPosition(upTo)
      for (let after = place; ; ) {
        const rows: EventRow[] = orUnavailable(() => table.readByStream(after, end, rowsAtOnce))
        const last = rows.at(-1)
        if (!last) return
        after = { stream: last[1], revision: last[2] }
        yield rows.map(recorded<M>)
        await nextTurn()
        refuseWhenClosed()
      }
    },

    async size() {
      refuseWhenClosed()
      return head
    },

    async head() {
      refuseWhenClosed()
      return head === 0 ? null : toPosition(head)
    },

    subscribe<M>(after: Position | null, handle: (events: RecordedEvent<M>[]) => Promise<void>) {
      refuseWhenClosed()
      fromPosition(after)
      const delivery = deliver<M>({ next, arrival }, after, handle, { pause, report })
      const subscription = {
        async stop() {
          await delivery.stop()
          subscriptions.delete(subscription)
        },
      }
      subscriptions.add(subscription)
      return subscription
    },

    async check() {
      refuseWhenClosed()
      orUnavailable(() => database.transaction(() => table.probe()))
    },

    close() {
      closing ??= (async () => {
        commits.flush()
        await Promise.all([...subscriptions].map((subscription) => subscription.stop()))
        database.close()
        released()
      })()
      return closing
    },
  }
}

function orUnavailable<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw logFault(error)
  }
}
