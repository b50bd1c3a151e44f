import type { FeedSubscription } from './port.ts'

/** Milliseconds for which events may wait. */
const longestStandstill = 30_000

/** Throws when events cannot be handled, or none of some partition of the feed was for half a minute. */
export async function checkSubscription(subscription: Omit<FeedSubscription, 'stop'>): Promise<void> {
  const gap = await subscription.gap()
  // With nothing left to handle, what could not be handled is another process's by now, or of a garden that was erased.
  if (gap === 0) return
  const fault = subscription.fault()
  if (fault !== null) throw new Error(fault)
  const standstill = subscription.standstill()
  if (standstill > longestStandstill)
    throw new Error(`${gap} events have waited for ${Math.round(standstill / 1000)} seconds`)
}
