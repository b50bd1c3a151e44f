import { setTimeout as sleep } from 'node:timers/promises'
import {
  AccessDeniedError,
  type AppendResult,
  type Credentials,
  type EventStoreDBClient,
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
  StreamDeleted,
  UnappendableEvents,
  WrongExpectedRevision,
} from '../port.ts'
import { CallTimedOut } from './call-timed-out.ts'
import type { Connection } from './connection.ts'
import { proposed } from './encoding.ts'
import { Semaphore } from './semaphore.ts'
import type { Timeouts } from './timeouts.ts'

type Options = {
  credentials: Credentials
  timeouts: Timeouts
  /** Milliseconds to wait before the next attempt. */
  pause: (failures: number) => number
}

/** A connection carries about a hundred concurrent calls; reads need room beside appends. */
const atOnce = 64

const attempts = 3

/** Makes appends, each in its own call. */
export class Appender {
  readonly #connection: Pick<Connection, 'through'>
  readonly #options: Options
  readonly #semaphore = new Semaphore(atOnce)

  constructor(connection: Pick<Connection, 'through'>, options: Options) {
    this.#connection = connection
    this.#options = options
  }

  /**
   * Appends. Without an answer it retries with the same ids at the same revision, which the server recognises as a
   * repeat. Throws as `EventLog.append` does.
   */
  async append(
    stream: string,
    events: readonly AppendableEvent[],
    expectedRevision: number,
  ): Promise<AppendResult> {
    const { timeouts, pause } = this.#options
    const until = Date.now() + timeouts.append
    await this.#semaphore.acquire(timeouts.attempt)
    try {
      let mayBeWritten = false
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await this.#connection.through((client) => {
            const left = until - Date.now()
            if (left <= 0) throw new LogUnavailable('EventStoreDB left no time for the append.')
            const timeout = Math.min(timeouts.attempt, left)
            return this.#attempt(client, stream, events, expectedRevision, timeout)
          })
        } catch (error) {
          const refused = refusal(error, stream, expectedRevision)
          // Once an attempt may have been written, only a conflict is conclusive: had that attempt been written, the
          // server would have recognised this one as a duplicate.
          if (refused && (!mayBeWritten || refused instanceof WrongExpectedRevision)) throw refused
          mayBeWritten = true
          if (refused || attempt === attempts || Date.now() + pause(attempt) >= until)
            throw new OutcomeUnknown(unsaid(stream), { cause: error })
          await sleep(pause(attempt))
        }
      }
    } finally {
      this.#semaphore.release()
    }
  }

  async #attempt(
    client: EventStoreDBClient,
    stream: string,
    events: readonly AppendableEvent[],
    expectedRevision: number,
    timeout: number,
  ): Promise<AppendResult> {
    const appending = client.appendToStream(stream, events.map(proposed), {
      expectedRevision: expectedRevision === noStream ? NO_STREAM : BigInt(expectedRevision),
      credentials: this.#options.credentials,
      deadline: timeout,
    })
    // The client's deadline only covers the call itself, not the preceding search for the leader.
    return await withTimeout(timeout, appending, () => new CallTimedOut(timeout))
  }
}

const unsaid = (stream: string) => `EventStoreDB did not say whether the events for ${stream} were written.`

/** Translates an error that proves nothing was written into the port's error; null for any other. */
function refusal(error: unknown, stream: string, expectedRevision: number): Error | null {
  if (error instanceof LogUnavailable) return error
  if (error instanceof WrongExpectedVersionError) {
    const { actualVersion } = error
    const actual = typeof actualVersion === 'bigint' ? Number(actualVersion) : noStream
    return new WrongExpectedRevision(stream, expectedRevision, actual)
  }
  if (error instanceof MaxAppendSizeExceededError)
    return new UnappendableEvents(`EventStoreDB accepts at most ${error.maxAppendSize} bytes at once.`)
  if (error instanceof StreamDeletedError) return new StreamDeleted(stream)
  if (error instanceof AccessDeniedError)
    return new LogUnavailable('EventStoreDB does not allow these credentials to append.', { cause: error })
  return null
}
