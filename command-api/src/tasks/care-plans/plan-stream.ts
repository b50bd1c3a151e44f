import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { CarePlanEvent, type PlanRequested } from '@wattle/contracts/tasks/care-plan-events.ts'

/** A care plan that is asked for and not closed yet. */
export type OpenPlan = {
  readonly stream: string
  readonly request: PlanRequested
  /** The last revision of its stream. */
  readonly revision: number
  /** Who works on it, until when (ISO 8601). */
  readonly taken: { readonly worker: string; readonly until: string } | null
}

/** The plan after an event of its stream, null once it is closed. Throws a ZodError for an event that it does not know. */
export function evolvePlan(
  plan: OpenPlan | null,
  { stream, revision, type, data }: RecordedEvent<unknown>,
): OpenPlan | null {
  const event = CarePlanEvent.parse({ type, ...data })
  switch (event.type) {
    case 'PlanRequested':
      return { stream, request: event, revision, taken: null }
    case 'PlanTaken':
      return plan && { ...plan, revision, taken: { worker: event.worker, until: event.until } }
    case 'PlanClosed':
      return null
    default:
      return event satisfies never
  }
}
