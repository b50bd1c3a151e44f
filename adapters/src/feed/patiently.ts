import { setTimeout as sleep } from 'node:timers/promises'
import type { Patience } from '../event-log/deliver.ts'

/** Does the work again, after a pause each time, until it succeeds. Throws the signal's reason once that has aborted. */
export async function patiently<T>(
  work: () => Promise<T>,
  { pause, report }: Patience,
  signal: AbortSignal,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    signal.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      report(error, failures)
      await sleep(pause(failures), undefined, { signal }).catch(() => undefined)
    }
  }
}
