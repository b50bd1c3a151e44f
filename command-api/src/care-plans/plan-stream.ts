import { leaseDuration } from '@wattle/adapters/system-streams/lease.ts'
import { PlanEvent, type PlanRequested } from '@wattle/contracts/care-plans/plan-events.ts'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'

/** A care plan that was requested and is not closed yet. */
export type OpenPlan = {
  readonly stream: string
  readonly request: PlanRequested
  /** The trace context of the request, if it was traced. */
  readonly traceparent?: string | undefined
  /** The last revision of its stream. */
  readonly revision: number
  /**
   * The worker and its lease: `duration` milliseconds from `receivedAt` (ISO 8601), when this process read
   * the event.
   */
  readonly taken: { readonly worker: string; readonly receivedAt: string; readonly duration: number } | null
}

/**
 * The plan after an event of its stream; null once the plan is closed. Throws a ZodError for an unknown
 * event.
 */
export function evolvePlan(
  plan: OpenPlan | null,
  recorded: RecordedEvent<{ occurredAt: string; traceparent?: string }>,
  receivedAt: string,
): OpenPlan | null {
  const { stream, revision, type, data, metadata } = recorded
  const event = PlanEvent.parse({ type, ...data })
  switch (event.type) {
    case 'PlanRequested':
      return { stream, request: event, traceparent: metadata.traceparent, revision, taken: null }
    case 'PlanTaken':
      return (
        plan && {
          ...plan,
          revision,
          taken: { worker: event.worker, receivedAt, duration: leaseDuration(recorded) },
        }
      )
    case 'PlanClosed':
      return null
    default:
      return event satisfies never
  }
}
