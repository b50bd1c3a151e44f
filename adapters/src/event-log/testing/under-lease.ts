import { setTimeout as sleep } from 'node:timers/promises'
import { type NamedLeaseOptions, namedLease } from '../lease.ts'
import type { EventLog } from '../port.ts'

type UnderLeaseOptions = NamedLeaseOptions & {
  /** Milliseconds between two looks of whoever waits. */
  pause?: number
  /** Told once that somebody else is at it. */
  onWaiting?: () => void
}

/**
 * Does the work while nobody else does work of that name, in whatever process: who comes meanwhile waits. One that lost its
 * lease all the same throws.
 */
export async function underLease<T>(
  log: EventLog,
  name: string,
  work: () => Promise<T>,
  { pause = 1_000, onWaiting = () => undefined, ...options }: UnderLeaseOptions = {},
): Promise<T> {
  const leases = namedLease(log, name, options)
  let lease = await leases.take()
  if (!lease) onWaiting()
  while (!lease) {
    await sleep(pause)
    lease = await leases.take()
  }
  const { lost, release } = lease
  const isLost = Promise.withResolvers<never>()
  lost.addEventListener('abort', () => isLost.reject(lost.reason))
  try {
    return await Promise.race([work(), isLost.promise])
  } finally {
    await release()
  }
}
