import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type AllStreamSubscription,
  type EventStoreDBClient,
  excludeSystemEvents,
  START,
} from '@eventstore/db-client'
import type { Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { Source } from '../deliver.ts'
import { LogUnavailable } from '../port.ts'
import { CallTimedOut } from './call-timed-out.ts'
import type { Connection } from './connection.ts'
import { fromPosition, isOurs, recorded } from './encoding.ts'

const handedOverAtOnce = 1_000
const mostHeld = 2_000

type Options = {
  /** Position of the last event of the log. */
  head: () => Promise<Position | null>
  /** Milliseconds for the server to confirm a subscription, or to deliver an event known to exist. */
  timeout: number
  /** Milliseconds without an event after which the head of the log is checked. */
  silence: number
}

/**
 * A source of events backed by one subscription to all streams. When it ends, a new one starts after the last handled
 * event.
 */
export class Following<M> implements Source<M> {
  readonly #connection: Connection
  readonly #options: Options
  #live: Live<M> | null = null
  #closed = false

  constructor(connection: Connection, options: Options) {
    this.#connection = connection
    this.#options = options
  }

  async next(after: Position | null): Promise<RecordedEvent<M>[]> {
    if (this.#closed) return []
    if (!this.#live) {
      this.#live = new Live(this.#connection.client, after)
      await this.#live.confirmed(this.#options.timeout)
      if (this.#live.failure === null) this.#connection.answered(this.#live.client)
    }
    const events = this.#live.take(handedOverAtOnce)
    const { failure, client } = this.#live
    if (events.length > 0 || failure === null || this.#closed) return events
    this.#live = null
    this.#connection.leave(client)
    throw failure
  }

  async arrival(_after: Position | null, signal: AbortSignal): Promise<void> {
    const live = this.#live
    if (!live) return
    const stop = () => live.end()
    signal.addEventListener('abort', stop)
    const { silence, timeout } = this.#options
    let expected: Position | null = null
    while (!signal.aborted && !(await live.hasNews(expected === null ? silence : timeout))) {
      if (expected !== null && (live.received ?? '') < expected)
        live.end(new LogUnavailable(`EventStoreDB has not delivered ${expected} to a subscription.`))
      // The head event may still be on its way. The subscription fails only if the event has not arrived by the next
      // check.
      else expected = await this.#headOrEnd(live)
    }
    signal.removeEventListener('abort', stop)
    // Let events that arrived together be delivered as one batch.
    await nextTurn()
  }

  close(): void {
    this.#closed = true
    this.#live?.end()
  }

  async #headOrEnd(live: Live<M>): Promise<Position | null> {
    try {
      return await this.#options.head()
    } catch (error) {
      live.end(error)
      return null
    }
  }
}

/** A running subscription and the events it has received. */
class Live<M> {
  /** Position of the last event received, or of the subscription's start. */
  received: Position | null
  /** Why the subscription ended; null while it runs. */
  failure: unknown = null
  readonly client: EventStoreDBClient
  readonly #subscription: AllStreamSubscription
  readonly #confirmation = Promise.withResolvers<void>()
  #held: RecordedEvent<M>[] = []
  #news: () => void = () => undefined
  #room: () => void = () => undefined

  constructor(client: EventStoreDBClient, after: Position | null) {
    this.received = after
    this.client = client
    this.#subscription = client.subscribeToAll({
      fromPosition: fromPosition(after) ?? START,
      filter: excludeSystemEvents({ checkpointInterval: 100 }),
    })
    this.#subscription.once('confirmation', () => this.#confirmation.resolve())
    void this.#pump()
  }

  /** Resolves when the server confirms the subscription, or when the subscription ends. */
  async confirmed(timeout: number): Promise<void> {
    const alarm = setTimeout(() => this.end(new CallTimedOut(timeout)), timeout)
    await this.#confirmation.promise
    clearTimeout(alarm)
  }

  take(most: number): RecordedEvent<M>[] {
    const events = this.#held.splice(0, most)
    this.#room()
    return events
  }

  /**
   * Resolves true once there are events or the subscription has ended, false after `silence` milliseconds without
   * either.
   */
  async hasNews(silence: number): Promise<boolean> {
    if (this.#held.length > 0 || this.failure !== null) return true
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const alarm = setTimeout(() => resolve(false), silence)
    this.#news = () => resolve(true)
    return promise.finally(() => clearTimeout(alarm))
  }

  end(failure: unknown = new LogUnavailable('The subscription to EventStoreDB ended.')): void {
    if (this.failure !== null) return
    this.failure = failure
    this.#confirmation.resolve()
    this.#news()
    this.#room()
    // `unsubscribe` alone would deliver the buffered events and then never report the end.
    this.#subscription.destroy()
    this.#subscription.unsubscribe().catch(() => undefined)
  }

  async #pump(): Promise<void> {
    try {
      for await (const { event } of this.#subscription) {
        if (!event || !isOurs(event)) continue
        const next = recorded<M>(event)
        this.received = next.position
        this.#held.push(next)
        this.#news()
        if (this.#held.length >= mostHeld) await this.#untilThereIsRoom()
      }
      this.end()
    } catch (error) {
      this.end(error)
    }
  }

  #untilThereIsRoom(): Promise<void> {
    return new Promise((resolve) => {
      this.#room = resolve
    })
  }
}
