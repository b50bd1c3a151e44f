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
  /** Milliseconds for the server to confirm a subscription, or to bring an event that is known to be there. */
  timeout: number
  /** Milliseconds without an event after which the log's head is looked at. */
  silence: number
}

/** Where events come from: one subscription to everything, begun anew after the last handled event whenever it ends. */
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
      // An event may be on its way: it is missed only when it is not there the next time.
      else expected = await this.#headOrEnd(live)
    }
    signal.removeEventListener('abort', stop)
    // What came together is handed over together.
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

/** A subscription under way, and what it has brought. */
class Live<M> {
  /** Position of the last event it brought, or that it began after. */
  received: Position | null
  /** Why it ended; null while it has not. */
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

  /** Resolves when the server has confirmed, or when it has ended. */
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

  /** Resolves with true when there are events or it has ended, with false after so long without. */
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
    // Unsubscribed alone, it would bring what it has buffered, and then never say that it has ended.
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
