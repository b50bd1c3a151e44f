import { sleepUnlessAborted } from './sleep.ts'

/** How to retry work that has to succeed eventually. */
export type RetryPolicy = {
  /** Milliseconds to wait before the attempt after the given number of failed ones. */
  pause: (failures: number) => number
  /** Called for every failure. */
  report: (error: unknown, failures: number) => void
}

/** 100 ms, doubling up to 5 s. */
export const backoff = (failures: number): number => Math.min(100 * 2 ** (failures - 1), 5_000)

/** Retries the work with backoff until it succeeds. Throws the signal's reason once it has aborted. */
export async function retry<T>(
  work: () => Promise<T>,
  { pause, report }: RetryPolicy,
  signal: AbortSignal,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    signal.throwIfAborted()
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      report(error, failures)
      await sleepUnlessAborted(pause(failures), signal)
    }
  }
}
