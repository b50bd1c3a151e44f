import { setImmediate as nextTurn } from 'node:timers/promises'
import type { NewEvent, Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import { backoff, type RetryPolicy } from '../../lib/retry.ts'
import type { Database } from '../../sqlite/database.ts'
import { appendable, requireOwn } from '../appendable.ts'
import { deliver } from '../deliver.ts'
import {
  type Appended,
  type EventLog,
  type LogSubscription,
  LogUnavailable,
  type StreamPlace,
} from '../port.ts'
import { GroupCommit } from './group-commit.ts'
import { RecentEvents } from './recent-events.ts'
import { type EventRow, fromPosition, recorded, toPosition } from './rows.ts'
import type { SharedHead } from './shared-head.ts'
import { SqliteEventTable } from './sqlite-event-table.ts'
import { orUnavailable } from './sqlite-log-fault.ts'

const rowsAtOnce = 500
const handledAtOnce = 1_000
/** A read of this many events is likely to be one page of a longer one. */
const longRead = 500

export type SqliteLogOptions = Partial<RetryPolicy> & {
  /** Called after each commit with the new head. */
  onAppended?: (head: Position) => void
  /** The head of a log that another thread appends to; set for a follower. */
  followed?: SharedHead
}

/** A log that another thread of this process appends to. */
export type FollowedLog = EventLog & {
  /** Call when the shared head has advanced: waiting subscriptions check for new events. */
  wake(): void
}

/** Opens a log on a database, as its only writer or as a follower of the writer. Closing the log closes the database. */
export function openLogOnDatabase(
  database: Database,
  { pause = backoff, report = () => undefined, onAppended, followed }: SqliteLogOptions = {},
  released: () => void = () => undefined,
): FollowedLog {
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
    onAppended?.(toPosition(head))
  })

  const look = () => {
    const told = followed ? fromPosition(followed.position) : head
    if (told <= head) return
    head = told
    lastReadable = told
    recent.skipTo(told)
  }

  const refuseWhenClosed = () => {
    if (closing) throw new LogUnavailable('The event log is closed.')
  }

  const next = async <M>(after: Position | null): Promise<RecordedEvent<M>[]> => {
    look()
    const from = fromPosition(after)
    const held = recent.later(from, handledAtOnce)
    if (held) return held as RecordedEvent<M>[]
    // A subscription that is far behind yields to the rest of the process between batches.
    await nextTurn()
    const rows = table.readBetween(from, head, handledAtOnce)
    // The remaining events may have been deleted by the owner, which does not notify a follower.
    if (rows.length === 0) lastReadable = table.lastReadable()
    return rows.map(recorded<M>)
  }

  const arrival = (after: Position | null, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      followed?.wait()
      look()
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

    async isDeleted(stream) {
      refuseWhenClosed()
      return orUnavailable(() => table.isDeleted(stream))
    },

    async read<M>(stream: string, from = 0, limit = Number.MAX_SAFE_INTEGER): Promise<RecordedEvent<M>[]> {
      refuseWhenClosed()
      const rows = orUnavailable(() => table.read(stream, from, limit))
      // A caller that reads a long stream page by page yields to the rest of the process after each page.
      if (rows.length >= longRead) await nextTurn()
      return rows.map(recorded<M>)
    },

    async readLast<M>(stream: string) {
      refuseWhenClosed()
      const row = orUnavailable(() => table.readLast(stream))
      return row ? recorded<M>(row) : null
    },

    async *readAll<M>(after: Position | null): AsyncGenerator<RecordedEvent<M>[], void, undefined> {
      refuseWhenClosed()
      look()
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
      look()
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

    wake() {
      for (const wake of arrivals) wake()
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
