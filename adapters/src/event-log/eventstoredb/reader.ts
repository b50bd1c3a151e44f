import {
  BACKWARDS,
  END,
  type EventStoreDBClient,
  type ResolvedEvent,
  START,
  StreamDeletedError,
  type StreamingRead,
  StreamNotFoundError,
} from '@eventstore/db-client'
import { LogUnavailable } from '../port.ts'
import { type Connection, isMoving } from './connection.ts'
import { isLater, positionOf, type ServerEvent, type ServerPosition } from './encoding.ts'
import { pageOf } from './page.ts'

/** Maximum number of events in one request. */
export const pageSize = 1_000

const headPage = 100

/** Reads pages from the leader. Throws `LogUnavailable` if the read fails or the next event takes too long. */
export class Reader {
  readonly #connection: Connection
  readonly #timeout: number

  constructor(connection: Connection, timeout: number) {
    this.#connection = connection
    this.#timeout = timeout
  }

  /** At most one page of a stream's events from a revision on; empty if the stream does not exist. */
  async ofStream(name: string, from: number, limit: number): Promise<ServerEvent[]> {
    const maxCount = Math.min(limit, pageSize)
    return maxCount < 1 ? [] : await this.#ofStream(name, { fromRevision: BigInt(from), maxCount })
  }

  /** The last event of a stream, if there is one. */
  async lastOfStream(name: string): Promise<ServerEvent | undefined> {
    return (await this.#ofStream(name, { direction: BACKWARDS, fromRevision: END, maxCount: 1 }))[0]
  }

  async isDeleted(name: string): Promise<boolean> {
    try {
      await this.#page((client) => client.readStream(name, { maxCount: 1, requiresLeader: true }))
      return false
    } catch (error) {
      if (isMissing(error)) return error instanceof StreamDeletedError
      throw unavailable(error)
    }
  }

  /** A page of all events later than a position (null: from the first), including the server's own. */
  async after(position: ServerPosition | null): Promise<ServerEvent[]> {
    const events = await this.#all({ fromPosition: position ?? START, maxCount: pageSize + 1 })
    return events.filter((event) => !position || isLater(positionOf(event), position))
  }

  /** Position of the last event that matches; null if there is none. */
  async last(
    isWanted: (event: ServerEvent) => boolean,
    timeout = this.#timeout,
  ): Promise<ServerPosition | null> {
    let before: ServerPosition | null = null
    for (;;) {
      const page = await this.#all(
        { fromPosition: before ?? END, maxCount: headPage, direction: BACKWARDS },
        timeout,
      )
      const found = page.find(isWanted)
      if (found) return positionOf(found)
      const oldest = page.at(-1)
      if (!oldest || (before && !isLater(before, positionOf(oldest)))) return null
      before = positionOf(oldest)
    }
  }

  async #ofStream(
    name: string,
    options: Parameters<EventStoreDBClient['readStream']>[1],
  ): Promise<ServerEvent[]> {
    try {
      return await this.#page((client) => client.readStream(name, { ...options, requiresLeader: true }))
    } catch (error) {
      if (isMissing(error)) return []
      throw unavailable(error)
    }
  }

  async #all(options: Parameters<EventStoreDBClient['readAll']>[0], timeout = this.#timeout) {
    try {
      return await this.#page((client) => client.readAll({ ...options, requiresLeader: true }), timeout)
    } catch (error) {
      throw unavailable(error)
    }
  }

  /** Reads again once if the connection broke or led to a node that is no longer the leader. */
  async #page(
    open: (client: EventStoreDBClient) => StreamingRead<ResolvedEvent>,
    timeout = this.#timeout,
  ): Promise<ServerEvent[]> {
    const read = () => this.#connection.through((client) => pageOf(open(client), timeout))
    return await read().catch((error: unknown) => {
      if (isMoving(error)) return read()
      throw error
    })
  }
}

const isMissing = (error: unknown) =>
  error instanceof StreamNotFoundError || error instanceof StreamDeletedError

export const unavailable = (error: unknown): LogUnavailable =>
  error instanceof LogUnavailable
    ? error
    : new LogUnavailable(`EventStoreDB cannot be read: ${(error as Error).message}`, { cause: error })
