import { counted } from '@wattle/contracts/counted.ts'
import type { FeedSubscription } from './port.ts'

/** Milliseconds that events may stay unhandled. */
const longestStandstill = 30_000

/** Throws if events cannot be handled, or if some partition of the feed has made no progress for 30 seconds. */
export async function checkSubscription(subscription: Omit<FeedSubscription, 'stop'>): Promise<void> {
  const gap = await subscription.gap()
  // With no gap, the events that failed now belong to another process or to an erased garden.
  if (gap === 0) return
  const fault = subscription.fault()
  if (fault !== null) throw new Error(fault)
  const standstill = subscription.standstill()
  if (standstill > longestStandstill)
    throw new Error(
      `${counted(gap, 'event')} waiting for ${counted(Math.round(standstill / 1000), 'second')}`,
    )
}
