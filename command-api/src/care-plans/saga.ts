import { isLogAway } from '@wattle/adapters/event-log/port.ts'
import { gardenOfStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import { unsealKnown } from '@wattle/contracts/garden/events.ts'
import { mayAsk, planAskedFor } from './react.ts'
import type { RequestPlan } from './request-plan.ts'

/** The consumer name under which the feed keeps the saga's checkpoint. */
export const consumer = 'care-plans'

/**
 * Where it begins without a checkpoint. That may have been lost, and what was asked for since must not be: a plan that has its
 * stream already is not asked for again.
 */
export const start = 'beginning'

/**
 * Handles the events of gardens: opens a stream for every care plan asked for. A stream is opened once, however often the
 * event comes and however many processes handle it. An event that this release does not know, or that is damaged, is reported
 * and asks for nothing: the plans of other gardens do not wait for it. Only throws while the log is away.
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
