import {
  type EventLog,
  noStream,
  StreamDeleted,
  WrongExpectedRevision,
} from '@wattle/adapters/event-log/port.ts'
import { ownPlanStream, type PlanRequested, planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import type { NewEvent } from '@wattle/contracts/envelope.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'

/**
 * Requests a care plan by opening its stream, as part of the work that a `traceparent` names; false if it was already open, or
 * its garden is erased.
 */
export type RequestPlan = (asked: PlanRequested, traceparent?: string | null) => Promise<boolean>

export function createRequestPlan(log: EventLog, clock: () => Date): RequestPlan {
  return async (asked, traceparent) => {
    const { type, ...data } = asked
    const { gardenId, plantId, round, causationId } = asked
    const metadata = { occurredAt: clock().toISOString(), ...(traceparent && { traceparent }) }
    // One cause may request the plans of many plants, and an id stands for all that the event says.
    const id = uuid5(causationId, [type, gardenId, plantId, round, ...Object.values(metadata)].join(' '))
    const event = { id, type, version: 1, data, metadata }
    const stream = planStream(plantId, round)
    if (await opens(log, stream, event)) return true
    const [first] = await log.read(stream, 0, 1)
    if (first?.data.gardenId === gardenId) return false
    return await opens(log, ownPlanStream(gardenId, plantId, round), event)
  }
}

/** Appends the first event of a stream; false if it has one, or is deleted. */
async function opens(log: EventLog, stream: string, event: NewEvent<object>): Promise<boolean> {
  try {
    await log.append(stream, [event], noStream)
    return true
  } catch (error) {
    if (error instanceof WrongExpectedRevision || error instanceof StreamDeleted) return false
    throw error
  }
}
