import { isLogAway } from '@wattle/adapters/event-log/port.ts'
import { gardenOfStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import { unsealKnown } from '@wattle/contracts/garden/events.ts'
import { mayAsk, planAskedFor } from './react.ts'
import type { RequestPlan } from './request-plan.ts'

/** The consumer name under which the feed keeps the saga's checkpoint. */
export const consumer = 'care-plans'

/**
 * Where the saga starts without a checkpoint. The checkpoint may have been lost, so the saga reads every
 * event again; plans whose streams exist are not requested twice.
 */
export const start = 'beginning'

/**
 * Handles events of gardens: opens a stream for every care plan that they request. Each stream is opened
 * once, however often an event is delivered and however many processes handle it. An unknown or damaged event
 * is reported and skipped, so that it does not block the plans of other gardens. Throws only if the log is
 * unavailable.
 */
export function createCarePlanSaga(
  requestPlan: RequestPlan,
  report: (error: unknown) => void,
): (events: readonly RecordedEvent[]) => Promise<void> {
  async function handle(recorded: RecordedEvent): Promise<void> {
    const happened = unsealKnown(recorded, report)
    const asked = happened && planAskedFor(happened)
    if (asked) await requestPlan(asked, recorded.metadata.traceparent)
  }

  return async (events) => {
    for (const recorded of events) {
      if (!mayAsk(recorded.type) || gardenOfStream(recorded.stream) === null) continue
      await handle(recorded).catch((cause) => {
        if (isLogAway(cause)) throw cause
        report(
          new Error(`Event ${recorded.revision} of ${recorded.stream} requests no care plan.`, { cause }),
        )
      })
    }
  }
}
