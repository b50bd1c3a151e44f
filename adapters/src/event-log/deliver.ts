import type { Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import { type RetryPolicy, retry } from '../lib/retry.ts'
import type { LogSubscription } from './port.ts'

export type Source<M> = {
  /** The events after the position, in order; empty when there are none now. */
  next(after: Position | null): Promise<RecordedEvent<M>[]>
  /** Resolves once there may be events after the position, or the signal aborts. */
  arrival(after: Position | null, signal: AbortSignal): Promise<void>
}

/** Hands batch after batch to the handler, each until it is taken, and stops between two of them. */
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
