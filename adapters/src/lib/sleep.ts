import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for this many milliseconds, or until the signal aborts. */
export const sleepUnlessAborted = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined)
