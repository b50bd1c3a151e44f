import { setTimeout as sleep } from 'node:timers/promises'
import type { Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { LogSubscription } from './port.ts'

/** How a subscription meets a batch that could not be fetched or handled. */
export type Patience = {
  /** Milliseconds to wait before the attempt after the given number of failed ones. */
  pause: (failures: number) => number
  /** Told of every failure. */
  report: (error: unknown, failures: number) => void
}

/** 100 ms, doubling up to 5 s. */
export const patientPause = (failures: number): number => Math.min(100 * 2 ** (failures - 1), 5_000)

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
  patience: Patience,
): LogSubscription {
  const stopping = new AbortController()
  const { signal } = stopping

  const untilTaken = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    for (let failures = 1; !signal.aborted; failures += 1) {
      try {
        return await work()
      } catch (error) {
        patience.report(error, failures)
        await sleep(patience.pause(failures), undefined, { signal }).catch(() => undefined)
      }
    }
    return undefined
  }

  const run = async () => {
    let reached = after
    while (!signal.aborted) {
      const from = reached
      const events = await untilTaken(() => source.next(from))
      const last = events?.at(-1)
      if (!events || signal.aborted) return
      if (!last) await source.arrival(from, signal)
      else {
        await untilTaken(() => handle(events))
        reached = last.position
      }
    }
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
