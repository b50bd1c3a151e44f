import type { NewEvent, Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import { backoff, type RetryPolicy } from '../lib/retry.ts'
import { appendable, requireOwn } from './appendable.ts'
import { deliver } from './deliver.ts'
import { Appender } from './eventstoredb/appender.ts'
import { credentialsIn } from './eventstoredb/connect.ts'
import { Connection } from './eventstoredb/connection.ts'
import {
  fromPosition,
  isLater,
  isOurs,
  isTombstone,
  positionOf,
  recorded,
  type ServerEvent,
  toPosition,
} from './eventstoredb/encoding.ts'
import { Following } from './eventstoredb/following.ts'
import { pageSize, Reader, unavailable } from './eventstoredb/reader.ts'
import { timeoutsOf } from './eventstoredb/timeouts.ts'
import { tombstone } from './eventstoredb/tombstone.ts'
import { type Appended, type EventLog, type LogSubscription, LogUnavailable, OutcomeUnknown } from './port.ts'

export type EventStoreDbOptions = Partial<RetryPolicy> & {
  /** Milliseconds after which an unanswered call is abandoned; 5,000 by default. */
  callTimeout?: number
  /** Milliseconds without an event after which a subscription is compared with the head of the log; 3,000 by default. */
  silence?: number
}

/** The event log in EventStoreDB. Connects on the first call. Throws immediately if the connection string is invalid. */
export function openEventStoreDbEventLog(
  connectionString: string,
  {
    pause = backoff,
    report = () => undefined,
    callTimeout = 5_000,
    silence = 3_000,
  }: EventStoreDbOptions = {},
): EventLog {
  const timeouts = timeoutsOf(callTimeout)
  const calls = new Connection(connectionString, 'calls', timeouts)
  const following = new Connection(connectionString, 'subscriptions', timeouts)
  const credentials = credentialsIn(connectionString)
  const appender = new Appender(calls, { credentials, timeouts, pause })
  const reader = new Reader(calls, timeouts.page)
  const subscriptions = new Set<LogSubscription>()
  const writing = new Set<Promise<unknown>>()
  let closing: Promise<void> | null = null

  const refuseWhenClosed = () => {
    if (closing) throw new LogUnavailable('The event log is closed.')
  }

  const append = async (
    stream: string,
    events: readonly NewEvent<object>[],
    expectedRevision: number,
  ): Promise<Appended> => {
    const checked = appendable(stream, events)
    const { nextExpectedRevision, position } = await appender.append(stream, checked, expectedRevision)
    const revision = Number(nextExpectedRevision)
    if (position) return { revision, position: toPosition(position) }
    // The server may omit the position. The events are written, so a retry with the same ids returns the position.
    const unseen = () => new OutcomeUnknown(`The events appended to ${stream} cannot be read yet.`)
    const [last] = await reader.ofStream(stream, revision, 1).catch(() => Promise.reject(unseen()))
    if (!last) throw unseen()
    return { revision, position: toPosition(positionOf(last)) }
  }

  const write = <T>(work: Promise<T>): Promise<T> => {
    writing.add(work)
    return work.finally(() => writing.delete(work))
  }

  const lastPosition = async (isWanted: (event: ServerEvent) => boolean, timeout?: number) => {
    const last = await reader.last(isWanted, timeout)
    return last && toPosition(last)
  }

  return {
    async append(stream, events, expectedRevision) {
      refuseWhenClosed()
      return await write(append(stream, events, expectedRevision))
    },

    async deleteStream(stream) {
      refuseWhenClosed()
      requireOwn(stream)
      await write(tombstone(calls, stream, { credentials, timeout: timeouts.append }))
    },

    async isDeleted(stream) {
      refuseWhenClosed()
      return await reader.isDeleted(stream)
    },

    async read<M>(stream: string, from = 0, limit = Number.MAX_SAFE_INTEGER): Promise<RecordedEvent<M>[]> {
      const events: RecordedEvent<M>[] = []
      for (let next = from; ; ) {
        refuseWhenClosed()
        const wanted = Math.min(limit - events.length, pageSize)
        const page = await reader.ofStream(stream, next, wanted)
        events.push(...page.map(recorded<M>))
        if (page.length < wanted || events.length >= limit) return events
        next = (events.at(-1)?.revision ?? next) + 1
      }
    },

    async readLast<M>(stream: string) {
      refuseWhenClosed()
      const last = await reader.lastOfStream(stream)
      return last ? recorded<M>(last) : null
    },

    async *readAll<M>(after: Position | null): AsyncGenerator<RecordedEvent<M>[], void, undefined> {
      refuseWhenClosed()
      const end = await reader.last(isOurs)
      let reached = fromPosition(after)
      while (end && (!reached || isLater(end, reached))) {
        refuseWhenClosed()
        const page = await reader.after(reached)
        const last = page.at(-1)
        if (!last) throw new LogUnavailable('EventStoreDB ended a read of all events too early.')
        reached = positionOf(last)
        const batch = page.filter((event) => isOurs(event) && !isLater(positionOf(event), end))
        if (batch.length > 0) yield batch.map(recorded<M>)
      }
    },

    async head() {
      refuseWhenClosed()
      // The tombstone of a deleted stream counts: readers may have reached it, so the head must not fall behind it.
      return await lastPosition((event) => isOurs(event) || isTombstone(event))
    },

    subscribe<M>(after: Position | null, handle: (events: RecordedEvent<M>[]) => Promise<void>) {
      refuseWhenClosed()
      fromPosition(after)
      const source = new Following<M>(following, {
        head: () => lastPosition(isOurs, timeouts.attempt),
        timeout: timeouts.attempt,
        silence,
      })
      const delivery = deliver(source, after, handle, { pause, report })
      const subscription = {
        async stop() {
          const stopped = delivery.stop()
          source.close()
          await stopped
          subscriptions.delete(subscription)
        },
      }
      subscriptions.add(subscription)
      return subscription
    },

    async check() {
      refuseWhenClosed()
      await calls.ask(timeouts.attempt).catch((error) => Promise.reject(unavailable(error)))
    },

    close() {
      closing ??= (async () => {
        await Promise.all([...subscriptions].map((subscription) => subscription.stop()))
        await Promise.allSettled(writing)
        await Promise.all([calls.close(), following.close()])
      })()
      return closing
    },
  }
}
