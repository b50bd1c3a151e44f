import { gardenOfStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import { UnknownVersion } from '@wattle/contracts/event.ts'
import { type Happened, UnknownEvent, unseal } from '@wattle/contracts/garden/events.ts'
import { planAskedFor } from './react.ts'
import type { RequestPlan } from './request-plan.ts'

/** The consumer name under which the feed keeps the saga's checkpoint. */
export const consumer = 'care-plans'

/**
 * Handles the events of gardens: opens a stream for every care plan asked for. A stream is opened once, however often the
 * event comes and however many processes handle it. An event that this release does not know is reported and asks for
 * nothing.
 */
export function createCarePlanSaga(
  requestPlan: RequestPlan,
  report: (error: unknown) => void,
): (events: readonly RecordedEvent[]) => Promise<void> {
  const unsealed = (recorded: RecordedEvent): Happened | null => {
    try {
      return unseal(recorded)
    } catch (error) {
      if (!(error instanceof UnknownEvent || error instanceof UnknownVersion)) throw error
      report(error)
      return null
    }
  }
  return async (events) => {
    for (const recorded of events) {
      if (gardenOfStream(recorded.stream) === null) continue
      const happened = unsealed(recorded)
      const asked = happened && planAskedFor(happened)
      if (asked) await requestPlan(asked, recorded.metadata.traceparent)
    }
  }
}
