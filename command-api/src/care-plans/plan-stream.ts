import { leaseDuration } from '@wattle/adapters/system-streams/lease.ts'
import { PlanEvent, type PlanRequested } from '@wattle/contracts/care-plans/plan-events.ts'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { unsealWith } from '@wattle/contracts/event.ts'
import { match } from 'ts-pattern'

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

/** The plan after an event of its stream; null once the plan is closed. Throws like `unsealWith`. */
export function evolvePlan(
  plan: OpenPlan | null,
  recorded: RecordedEvent<{ occurredAt: string; traceparent?: string }>,
  receivedAt: string,
): OpenPlan | null {
  const { stream, revision, metadata } = recorded
  return match(unsealWith(PlanEvent, recorded))
    .returnType<OpenPlan | null>()
    .with({ type: 'PlanRequested' }, (request) => {
      return { stream, request, traceparent: metadata.traceparent, revision, taken: null }
    })
    .with({ type: 'PlanTaken' }, ({ worker }) => {
      const taken = { worker, receivedAt, duration: leaseDuration(recorded) }
      return plan && { ...plan, revision, taken }
    })
    .with({ type: 'PlanClosed' }, () => null)
    .exhaustive()
}
