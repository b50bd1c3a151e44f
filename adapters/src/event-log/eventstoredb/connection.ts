import { setTimeout as sleep } from 'node:timers/promises'
import {
  BACKWARDS,
  CancelledError,
  DeadlineExceededError,
  END,
  type EventStoreDBClient,
  isCommandError,
  NotLeaderError,
  TimeoutError,
  UnavailableError,
} from '@eventstore/db-client'
import { withTimeout } from '../../lib/timeout.ts'
import { LogUnavailable } from '../port.ts'
import { CallTimedOut } from './call-timed-out.ts'
import { connect, isCluster } from './connect.ts'
import { pageOf } from './page.ts'
import type { Timeouts } from './timeouts.ts'

type Work = Parameters<typeof connect>[1]

const pauseBetweenQuestions = 50

/**
 * The way to the server. It knows whether the server answered last: if it did not, the server is asked before anything is
 * sent there, so that who has to wait waits briefly, and knows that nothing was written.
 */
export class Connection {
  readonly #open: () => EventStoreDBClient
  readonly #isCluster: boolean
  readonly #timeouts: Timeouts
  #client: EventStoreDBClient
  #state: 'untried' | 'answering' | 'away' = 'untried'
  #failure: unknown = null
  #question: Promise<void> | null = null

  constructor(connectionString: string, work: Work, timeouts: Timeouts) {
    this.#open = () => connect(connectionString, work)
    this.#isCluster = isCluster(connectionString)
    this.#timeouts = timeouts
    this.#client = this.#open()
  }

  get client(): EventStoreDBClient {
    return this.#client
  }

  /** Does work by a client. Throws `LogUnavailable` before it has begun when the server is away. */
  async through<T>(work: (client: EventStoreDBClient) => Promise<T>): Promise<T> {
    await this.#untilThere()
    return await this.#watched(work)
  }

  /** Asks the server now. Throws why it has no answer, or why it refuses. */
  async ask(timeout: number): Promise<void> {
    const ask = (client: EventStoreDBClient) =>
      pageOf(
        client.readAll({ fromPosition: END, maxCount: 1, direction: BACKWARDS, requiresLeader: true }),
        timeout,
      )
    await this.#watched(ask).catch((error) => {
      if (isMoving(error)) return this.#watched(ask)
      throw error
    })
  }

  /**
   * Gives up a client, as the node that it talks to may stand still: in a cluster another client looks for the leader anew.
   * Of what the other clients have under way nothing is lost.
   */
  leave(client: EventStoreDBClient): void {
    if (this.#isCluster && client === this.#client) this.#client = this.#open()
  }

  /** Ends what is being read. */
  async close(): Promise<void> {
    await withTimeout(this.#timeouts.page, this.#client.dispose()).catch(() => undefined)
  }

  async #watched<T>(work: (client: EventStoreDBClient) => Promise<T>): Promise<T> {
    const client = this.#client
    try {
      const result = await work(client)
      this.#state = 'answering'
      return result
    } catch (error) {
      this.#state = isSilent(error) ? 'away' : 'answering'
      this.#failure = error
      if (isFrozen(error)) this.leave(client)
      throw error
    }
  }

  /** Resolves once the server answers. One that was never asked may need longer, as there is no connection yet. */
  async #untilThere(): Promise<void> {
    const { away, page, attempt } = this.#timeouts
    const begun = Date.now()
    const [first, later] = this.#state === 'untried' ? [page, page] : [away, attempt]
    for (let left = first; !this.#isAnswering; ) {
      await this.#askedWithin(left, later)
      if (this.#isAnswering) return
      left = away - (Date.now() - begun)
      if (left <= 0) throw new LogUnavailable('EventStoreDB cannot be reached.', { cause: this.#failure })
      await sleep(pauseBetweenQuestions)
    }
  }

  /** Asks, one question for all who wait; resolves when it is answered, has failed, or that takes too long. */
  async #askedWithin(wait: number, timeout: number): Promise<void> {
    this.#question ??= this.ask(timeout).finally(() => {
      this.#question = null
    })
    await withTimeout(wait, this.#question).catch(() => undefined)
  }

  get #isAnswering(): boolean {
    return this.#state === 'answering'
  }
}

/** A connection that broke, or led to a node that leads no more: the client makes a new one. */
export const isMoving = (error: unknown): boolean =>
  error instanceof UnavailableError || error instanceof CancelledError || error instanceof NotLeaderError

const isFrozen = (error: unknown): boolean =>
  error instanceof CallTimedOut || error instanceof DeadlineExceededError

/**
 * Whether it is no answer of a server that works. `LogUnavailable` is our own, before anything was sent; other errors that
 * are not the client's are of looking for a node.
 */
const isSilent = (error: unknown): boolean =>
  isFrozen(error) ||
  isMoving(error) ||
  error instanceof TimeoutError ||
  !(isCommandError(error as Error) || error instanceof LogUnavailable)
