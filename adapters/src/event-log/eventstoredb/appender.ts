import { setTimeout as sleep } from 'node:timers/promises'
import {
  AccessDeniedError,
  type AppendResult,
  type EventStoreDBClient,
  isCommandError,
  MaxAppendSizeExceededError,
  NO_STREAM,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import { withTimeout } from '../../lib/timeout.ts'
import type { AppendableEvent } from '../appendable.ts'
import {
  LogUnavailable,
  noStream,
  OutcomeUnknown,
  UnappendableEvents,
  WrongExpectedRevision,
} from '../port.ts'
import { CallTimedOut } from './call-timed-out.ts'
import { connect } from './connect.ts'
import { proposed } from './encoding.ts'
import { Gate } from './gate.ts'

export type RetryPolicy = {
  /** Milliseconds until an attempt is given up. */
  timeout: number
  pause: (failures: number) => number
}

/**
 * All appends of a client go through one stream of messages. With more than this many under way some would wait for room
 * in it; when the stream breaks, the client lets their failures escape as unhandled rejections, which end the process.
 */
const atOnce = 16

const attempts = 3

/**
 * Appends through a client of its own, which does nothing else: what goes wrong with other calls may make a client change
 * its connection while appends are under way on the old one.
 */
class Appender {
  readonly #connectionString: string
  readonly #gate = new Gate()
  #client: EventStoreDBClient
  /** Resolves once no client that was given up has anything under way. */
  #renewed: Promise<unknown> = Promise.resolve()

  constructor(connectionString: string) {
    this.#connectionString = connectionString
    this.#client = connect(connectionString, 'calls')
  }

  /**
   * Appends. While there is no answer it asks again with the same ids at the same revision, which the server knows for a
   * repeat. Throws as `EventLog.append` does.
   */
  async append(
    stream: string,
    events: readonly AppendableEvent[],
    expectedRevision: number,
    { timeout, pause }: RetryPolicy,
  ): Promise<AppendResult> {
    await this.#gate.enter(timeout)
    try {
      let mayBeWritten = false
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await this.#attempt(stream, events, expectedRevision, timeout)
        } catch (error) {
          const refused = refusal(error, stream, expectedRevision)
          // Only a conflict also covers the earlier attempts: had one been written, this would be recognised as a
          // duplicate.
          if (refused && (!mayBeWritten || refused instanceof WrongExpectedRevision)) throw refused
          mayBeWritten ||= !neverSent(error)
          if (refused || attempt === attempts) throw failure(mayBeWritten, stream, error)
          await sleep(pause(attempt))
        }
      }
    } finally {
      this.#gate.leave()
    }
  }

  async close(timeout: number): Promise<void> {
    await this.#giveUp(this.#client, timeout)
  }

  async #attempt(
    stream: string,
    events: readonly AppendableEvent[],
    expectedRevision: number,
    timeout: number,
  ): Promise<AppendResult> {
    await this.#renewed
    const client = this.#client
    const expected = expectedRevision === noStream ? NO_STREAM : BigInt(expectedRevision)
    try {
      const appending = client.appendToStream(stream, events.map(proposed), { expectedRevision: expected })
      const appended = await withTimeout(timeout, appending, () => new CallTimedOut(timeout))
      this.#gate.widen(atOnce)
      return appended
    } catch (error) {
      if (needsAnotherClient(error)) await this.#renew(client, timeout)
      throw error
    }
  }

  async #renew(stale: EventStoreDBClient, timeout: number): Promise<void> {
    if (stale === this.#client) {
      this.#client = connect(this.#connectionString, 'calls')
      this.#renewed = this.#giveUp(stale, timeout)
    }
    await this.#renewed
  }

  /** Cancels what is under way; only then may another client append, for all of them share one table of answers. */
  async #giveUp(client: EventStoreDBClient, timeout: number): Promise<void> {
    await withTimeout(timeout, client.dispose()).catch(() => undefined)
  }
}

const failure = (mayBeWritten: boolean, stream: string, cause: unknown): Error =>
  mayBeWritten
    ? new OutcomeUnknown(`EventStoreDB did not say whether the events for ${stream} were written.`, { cause })
    : new LogUnavailable('EventStoreDB cannot be reached.', { cause })

/** What the server said for good, as the port says it; null for all else. */
function refusal(error: unknown, stream: string, expectedRevision: number): Error | null {
  if (error instanceof WrongExpectedVersionError) {
    const { actualVersion } = error
    const actual = typeof actualVersion === 'bigint' ? Number(actualVersion) : noStream
    return new WrongExpectedRevision(stream, expectedRevision, actual)
  }
  if (error instanceof MaxAppendSizeExceededError)
    return new UnappendableEvents(`EventStoreDB accepts at most ${error.maxAppendSize} bytes at once.`)
  if (error instanceof StreamDeletedError)
    return new UnappendableEvents(`${stream} was deleted permanently.`, { cause: error })
  if (error instanceof AccessDeniedError)
    return new LogUnavailable('EventStoreDB does not allow these credentials to append.', { cause: error })
  return null
}

/**
 * Without a connection the client fails in its question what the server can do, or in looking for a node, and says so by
 * a plain error. Of an append that was sent it tells by errors of its own kind.
 */
const neverSent = (error: unknown): boolean =>
  !isCommandError(error as Error) &&
  ((error as { code?: unknown }).code === 14 || (error as Error).message.startsWith('Failed to discover'))

/**
 * A client goes on by itself after most failures, but keeps a failed question about the server's features for ever, and
 * a stream of appends in which nothing moves.
 */
const needsAnotherClient = (error: unknown): boolean =>
  error instanceof CallTimedOut ||
  (!isCommandError(error as Error) && (error as { code?: unknown }).code !== 14)

const inUse = new Map<string, { appender: Appender; users: number }>()

/**
 * The appender of this process for a server. There is one, because the client settles appends by a table that all clients
 * of a process share: when the stream of one breaks, those of the others fail too.
 */
export function shareAppender(connectionString: string): {
  append: Appender['append']
  release: (timeout: number) => Promise<void>
} {
  const shared = inUse.get(connectionString) ?? { appender: new Appender(connectionString), users: 0 }
  inUse.set(connectionString, shared)
  shared.users += 1
  return {
    append: (...call) => shared.appender.append(...call),
    async release(timeout) {
      shared.users -= 1
      if (shared.users > 0) return
      inUse.delete(connectionString)
      await shared.appender.close(timeout)
    },
  }
}
