import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import {
  CarePlanEvent,
  CarePlanMetadata,
  type PlanRequested,
} from '@wattle/contracts/tasks/care-plan-events.ts'

/** A care plan that is asked for and not closed yet. */
export type OpenPlan = {
  readonly stream: string
  readonly request: PlanRequested
  /** The last revision of its stream. */
  readonly revision: number
  readonly taken: Taken | null
}

/** Who works on a plan, and for how many milliseconds that is believed from the instant (ISO 8601) it was heard. */
export type Taken = { readonly worker: string; readonly heard: string; readonly lasts: number }

/**
 * The plan after an event of its stream, null once it is closed. A lease lasts as long as whoever took it meant, counted by
 * the clock of whoever hears of it: two clocks are never compared. Throws a ZodError for an event that it does not know.
 */
export function evolvePlan(
  plan: OpenPlan | null,
  { stream, revision, type, data, metadata }: RecordedEvent<unknown>,
  heard: string,
): OpenPlan | null {
  const event = CarePlanEvent.parse({ type, ...data })
  switch (event.type) {
    case 'PlanRequested':
      return { stream, request: event, revision, taken: null }
    case 'PlanTaken': {
      const lasts = Date.parse(event.until) - Date.parse(CarePlanMetadata.parse(metadata).occurredAt)
      return plan && { ...plan, revision, taken: { worker: event.worker, heard, lasts } }
    }
    case 'PlanClosed':
      return null
    default:
      return event satisfies never
  }
}
