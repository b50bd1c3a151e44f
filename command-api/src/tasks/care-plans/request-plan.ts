import { type EventLog, noStream, WrongExpectedRevision } from '@wattle/adapters/event-log/port.ts'
import { uuid5 } from '@wattle/adapters/uuid5.ts'
import {
  type CarePlanMetadata,
  carePlanStream,
  type PlanRequested,
} from '@wattle/contracts/tasks/care-plan-events.ts'

/** Asks for a care plan by opening its stream; false when somebody has asked before. */
export type RequestPlan = (asked: PlanRequested) => Promise<boolean>

export function createRequestPlan(log: EventLog, clock: () => Date): RequestPlan {
  return async (asked) => {
    const { type, ...data } = asked
    const metadata: CarePlanMetadata = { occurredAt: clock().toISOString() }
    const opening = { id: uuid5(asked.causationId, type), type, version: 1, data, metadata }
    try {
      await log.append(carePlanStream(asked.plantId, asked.round), [opening], noStream)
      return true
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return false
      throw error
    }
  }
}
