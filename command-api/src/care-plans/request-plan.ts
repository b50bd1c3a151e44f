import {
  type EventLog,
  noStream,
  StreamDeleted,
  WrongExpectedRevision,
} from '@wattle/adapters/event-log/port.ts'
import { type PlanningJobOpened, planningJobStream } from '@wattle/contracts/care-plans/planning-jobs.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'

/**
 * Requests a care plan by opening its stream, as part of the work that a `traceparent` names; false if it was already open, or
 * its garden is erased.
 */
export type RequestPlan = (asked: PlanningJobOpened, traceparent?: string | null) => Promise<boolean>

export function createRequestPlan(log: EventLog, clock: () => Date): RequestPlan {
  return async (asked, traceparent) => {
    const { type, ...data } = asked
    const { plantId, round, causationId } = asked
    const metadata = { occurredAt: clock().toISOString(), ...(traceparent && { traceparent }) }
    // One cause may request the plans of many plants, and an id stands for all that the event says.
    const id = uuid5(causationId, [type, plantId, round, ...Object.values(metadata)].join(' '))
    try {
      await log.append(
        planningJobStream(plantId, round),
        [{ id, type, version: 1, data, metadata }],
        noStream,
      )
      return true
    } catch (error) {
      if (error instanceof WrongExpectedRevision || error instanceof StreamDeleted) return false
      throw error
    }
  }
}
