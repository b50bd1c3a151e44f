import { gardenOfStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import { unsealKnown } from '@wattle/contracts/garden/events.ts'
import { mayAsk, planAskedFor } from './react.ts'
import type { RequestPlan } from './request-plan.ts'

/** The consumer name under which the feed keeps the saga's checkpoint. */
export const consumer = 'care-plans'

/**
 * Where it begins without a checkpoint. That may have been lost with the read models, and what was asked for since must not be: a
 * plan that has its stream already is not asked for again.
 */
export const start = 'beginning'

/**
 * Handles the events of gardens: opens a stream for every care plan asked for. A stream is opened once, however often the
 * event comes and however many processes handle it. An event that this release does not know is reported and asks for
 * nothing.
 */
export function createCarePlanSaga(
  requestPlan: RequestPlan,
  report: (error: unknown) => void,
): (events: readonly RecordedEvent[]) => Promise<void> {
  return async (events) => {
    for (const recorded of events) {
      if (!mayAsk(recorded.type) || gardenOfStream(recorded.stream) === null) continue
      const happened = unsealKnown(recorded, report)
      const asked = happened && planAskedFor(happened)
      if (asked) await requestPlan(asked, recorded.metadata.traceparent)
    }
  }
}
