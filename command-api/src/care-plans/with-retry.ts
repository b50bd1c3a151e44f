import { sleepUnlessAborted } from '@wattle/adapters/lib/sleep.ts'
import { Refused } from '@wattle/contracts/refusals.ts'

type Options = {
  clock: () => Date
  /** Milliseconds before the second attempt; doubled before the third. */
  retryDelay: number
  signal: AbortSignal
  /** Called for every failure. */
  onError: (error: unknown) => void
}

const attempts = 3
/** Milliseconds after which no further attempt starts, because a gardener is waiting for the plan. */
const retryTimeout = 60_000

/**
 * The result of the call, or null if every attempt failed. Throws `Refused`, and the signal's reason once it
 * aborts.
 */
export async function withRetry<T>(call: () => Promise<T>, options: Options): Promise<T | null> {
  const { clock, retryDelay, signal, onError } = options
  const begun = clock().getTime()
  for (let attempt = 1; attempt <= attempts && clock().getTime() - begun < retryTimeout; attempt++) {
    try {
      return await call()
    } catch (error) {
      if (error instanceof Refused || signal.aborted) throw error
      onError(error)
      if (attempt < attempts) await sleepUnlessAborted(retryDelay * attempt, signal)
      // This process is stopping; the plan has not failed, and the next process continues with it.
      signal.throwIfAborted()
    }
  }
  return null
}
