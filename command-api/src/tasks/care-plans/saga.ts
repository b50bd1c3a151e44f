import type { Feed, FeedSubscription } from '@wattle/adapters/feed/port.ts'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { type Happened, UnknownEvent, unseal } from '@wattle/contracts/garden/events.ts'
import { UnknownVersion } from '@wattle/contracts/upcasters.ts'
import { planAskedFor } from './react.ts'
import type { RequestPlan } from './request-plan.ts'

/**
 * Hears what happens in gardens and opens a stream for every care plan asked for. A stream is opened once, however often
 * the event comes and however many processes hear it. It begins with what happens from now on: old events never ask again.
 * An event that this release does not know is reported and asks for nothing.
 */
export function startCarePlanSaga(
  feed: Feed,
  requestPlan: RequestPlan,
  report: (error: unknown) => void,
): Promise<FeedSubscription> {
  const understood = (recorded: RecordedEvent): Happened | null => {
    try {
      return unseal(recorded)
    } catch (error) {
      if (!(error instanceof UnknownEvent || error instanceof UnknownVersion)) throw error
      report(error)
      return null
    }
  }
  return feed.subscribe('care-plans', 'end', async (events) => {
    for (const recorded of events) {
      const happened = understood(recorded)
      const asked = happened && planAskedFor(happened)
      if (asked) await requestPlan(asked)
    }
  })
}
