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
 * Milliseconds before the client is replaced again, after so many replacements without an answer. Short at first,
 * because a cluster takes a few seconds to elect another leader.
 */
const pauseBetweenClients = (replacements: number): number =>
  replacements === 0 ? 0 : Math.min(1000 * 2 ** replacements, 30_000)

/**
 * A connection that remembers whether the server answered last time. If it did not, the connection first asks whether
 * the server is back, so that callers wait only briefly and know that nothing was written.
 */
export class Connection {
  readonly #open: () => EventStoreDBClient
  readonly #isCluster: boolean
  readonly #timeouts: Timeouts
  #client: EventStoreDBClient
  /** Since a client was last answered. */
  #replacements = 0
  #replacedAt = 0
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

  /** Runs work with a client. Throws `LogUnavailable`, without starting the work, while the server is unreachable. */
  async through<T>(work: (client: EventStoreDBClient) => Promise<T>): Promise<T> {
    await this.#untilThere()
    return await this.#watched(work)
  }

  /** Checks that the server answers, by reading one event. Throws the reason if it does not answer or refuses. */
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
   * Abandons a client whose node may be frozen: in a cluster, a new client searches for the leader again. Calls in
   * progress on the old client continue. Its channel is never closed, so a cluster that stays frozen gets new clients
   * ever more rarely.
   */
  leave(client: EventStoreDBClient): void {
    if (!this.#isCluster || client !== this.#client) return
    if (performance.now() - this.#replacedAt < pauseBetweenClients(this.#replacements)) return
    this.#client = this.#open()
    this.#replacements++
    this.#replacedAt = performance.now()
  }

  answered(client: EventStoreDBClient): void {
    if (client === this.#client) this.#replacements = 0
  }

  /** Ends the reads in progress. */
  async close(): Promise<void> {
    await withTimeout(this.#timeouts.page, this.#client.dispose()).catch(() => undefined)
  }

  async #watched<T>(work: (client: EventStoreDBClient) => Promise<T>): Promise<T> {
    const client = this.#client
    try {
      const result = await work(client)
      this.#state = 'answering'
      this.answered(client)
      return result
    } catch (error) {
      this.#state = isSilent(error) ? 'away' : 'answering'
      this.#failure = error
      if (isFrozen(error)) this.leave(client)
      throw error
    }
  }

  /** Resolves once the server answers. An untried server gets more time, because there is no connection yet. */
  async #untilThere(): Promise<void> {
    const { away, page, attempt } = this.#timeouts
    const begun = Date.now()
    const [first, later] = this.#state === 'untried' ? [page, page] : [away, attempt]
    for (let left = first; !this.#isResponding; ) {
      await this.#askedWithin(left, later)
      if (this.#isResponding) return
      left = away - (Date.now() - begun)
      if (left <= 0) throw new LogUnavailable('EventStoreDB cannot be reached.', { cause: this.#failure })
      await sleep(pauseBetweenQuestions)
    }
  }

  /** Asks, sharing one question among all callers. Resolves when it is answered, fails, or takes too long. */
  async #askedWithin(wait: number, timeout: number): Promise<void> {
    this.#question ??= this.ask(timeout).finally(() => {
      this.#question = null
    })
    await withTimeout(wait, this.#question).catch(() => undefined)
  }

  get #isResponding(): boolean {
    return this.#state === 'answering'
  }
}

/** The connection broke or led to a node that is no longer the leader. The client then reconnects. */
export const isMoving = (error: unknown): boolean =>
  error instanceof UnavailableError || error instanceof CancelledError || error instanceof NotLeaderError

const isFrozen = (error: unknown): boolean =>
  error instanceof CallTimedOut || error instanceof DeadlineExceededError

/**
 * Whether the error means that the server did not answer. `LogUnavailable` is our own error, thrown before anything was
 * sent. Errors that are neither ours nor command errors come from the search for a node.
 */
const isSilent = (error: unknown): boolean =>
  isFrozen(error) ||
  isMoving(error) ||
  error instanceof TimeoutError ||
  !(isCommandError(error as Error) || error instanceof LogUnavailable)
