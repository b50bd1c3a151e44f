import { believedFor } from '@wattle/adapters/lease.ts'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { CarePlanEvent, type PlanRequested } from '@wattle/contracts/tasks/care-plan-events.ts'

/** A care plan that was requested and is not closed yet. */
export type OpenPlan = {
  readonly stream: string
  readonly request: PlanRequested
  /** The last revision of its stream. */
  readonly revision: number
  /** Who is working on it, and for how many milliseconds that holds from the instant (ISO 8601) it was read. */
  readonly taken: { readonly worker: string; readonly heard: string; readonly lasts: number } | null
}

/** The plan after an event of its stream, null once it is closed. Throws a ZodError for an unknown event. */
export function evolvePlan(
  plan: OpenPlan | null,
  recorded: RecordedEvent<{ occurredAt: string }>,
  heard: string,
): OpenPlan | null {
  const { stream, revision, type, data } = recorded
  const event = CarePlanEvent.parse({ type, ...data })
  switch (event.type) {
    case 'PlanRequested':
      return { stream, request: event, revision, taken: null }
    case 'PlanTaken':
      return (
        plan && { ...plan, revision, taken: { worker: event.worker, heard, lasts: believedFor(recorded) } }
      )
    case 'PlanClosed':
      return null
    default:
      return event satisfies never
  }
}
