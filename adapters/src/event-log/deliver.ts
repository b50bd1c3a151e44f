import type { Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import { type RetryPolicy, retry } from '../lib/retry.ts'
import type { LogSubscription } from './port.ts'

export type Source<M> = {
  /** The next events after the position, in order; empty if there are none yet. */
  next(after: Position | null): Promise<RecordedEvent<M>[]>
  /** Resolves once events may exist after the position, or when the signal aborts. */
  arrival(after: Position | null, signal: AbortSignal): Promise<void>
}

/** Passes one batch after another to the handler, retrying each until it succeeds. Stops between two batches. */
export function deliver<M>(
  source: Source<M>,
  after: Position | null,
  handle: (events: RecordedEvent<M>[]) => Promise<void>,
  policy: RetryPolicy,
): LogSubscription {
  const stopping = new AbortController()
  const { signal } = stopping

  const run = async () => {
    for (let reached = after; ; ) {
      const from = reached
      const events = await retry(() => source.next(from), policy, signal)
      signal.throwIfAborted()
      const last = events.at(-1)
      if (!last) await source.arrival(from, signal)
      else {
        await retry(() => handle(events), policy, signal)
        reached = last.position
      }
    }
  }

  const running = run().catch((error) => {
    if (!signal.aborted) throw error
  })
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
