import {
  BACKWARDS,
  CancelledError,
  END,
  type EventStoreDBClient,
  NotLeaderError,
  type ResolvedEvent,
  START,
  StreamDeletedError,
  type StreamingRead,
  StreamNotFoundError,
  UnavailableError,
} from '@eventstore/db-client'
import { LogUnavailable } from '../port.ts'
import { CallTimedOut } from './call-timed-out.ts'
import { isLater, isOurs, positionOf, type ServerEvent, type ServerPosition } from './encoding.ts'

/** How many events are asked for at once. */
export const pageSize = 1_000

const headPage = 100

/** Reads page by page from the leader. Throws `LogUnavailable` when no event comes for too long, or when it cannot. */
export class Reader {
  readonly #client: EventStoreDBClient
  readonly #timeout: number

  constructor(client: EventStoreDBClient, timeout: number) {
    this.#client = client
    this.#timeout = timeout
  }

  /** Events of a stream from a revision on, at most a page; none when there is no such stream. */
  async ofStream(name: string, from: number, limit: number): Promise<ServerEvent[]> {
    const maxCount = Math.min(limit, pageSize)
    if (maxCount < 1) return []
    try {
      return await this.#page(() =>
        this.#client.readStream(name, { fromRevision: BigInt(from), maxCount, requiresLeader: true }),
      )
    } catch (error) {
      if (isMissing(error)) return []
      throw unavailable(error)
    }
  }

  /** A page of all events later than a position (null: from the first), the server's own among them. */
  async after(position: ServerPosition | null): Promise<ServerEvent[]> {
    const events = await this.#all({ fromPosition: position ?? START, maxCount: pageSize + 1 })
    return events.filter((event) => !position || isLater(positionOf(event), position))
  }

  /** Position of the last event that is not the server's own; null when there is none. */
  async head(): Promise<ServerPosition | null> {
    let before: ServerPosition | null = null
    for (;;) {
      const page = await this.#all({ fromPosition: before ?? END, maxCount: headPage, direction: BACKWARDS })
      const found = page.find(isOurs)
      if (found) return positionOf(found)
      const oldest = page.at(-1)
      if (!oldest || (before && !isLater(before, positionOf(oldest)))) return null
      before = positionOf(oldest)
    }
  }

  /** Asks for one event, to learn whether the server answers. */
  async probe(timeout: number): Promise<void> {
    await this.#all(
      { fromPosition: END, maxCount: 1, direction: BACKWARDS },
      Math.min(timeout, this.#timeout),
    )
  }

  async #all(options: Parameters<EventStoreDBClient['readAll']>[0], timeout = this.#timeout) {
    try {
      return await this.#page(() => this.#client.readAll({ ...options, requiresLeader: true }), timeout)
    } catch (error) {
      throw unavailable(error)
    }
  }

  /** Asks a second time when the connection is broken, or to a node that leads no more: the client makes a new one. */
  async #page(open: () => StreamingRead<ResolvedEvent>, timeout = this.#timeout): Promise<ServerEvent[]> {
    return await this.#once(open, timeout).catch((error: unknown) => {
      if (isMoving(error)) return this.#once(open, timeout)
      throw error
    })
  }

  async #once(open: () => StreamingRead<ResolvedEvent>, timeout: number): Promise<ServerEvent[]> {
    const events: ServerEvent[] = []
    const stream = open()
    const alarm = setTimeout(() => stream.destroy(new CallTimedOut(timeout)), timeout)
    try {
      for await (const { event } of stream) {
        alarm.refresh()
        if (event) events.push(event)
      }
      return events
    } catch (error) {
      stream.cancel().catch(() => undefined)
      throw error
    } finally {
      clearTimeout(alarm)
    }
  }
}

const isMoving = (error: unknown) =>
  error instanceof UnavailableError || error instanceof CancelledError || error instanceof NotLeaderError

const isMissing = (error: unknown) =>
  error instanceof StreamNotFoundError || error instanceof StreamDeletedError

const unavailable = (error: unknown): LogUnavailable =>
  new LogUnavailable(`EventStoreDB cannot be read: ${(error as Error).message}`, { cause: error })
