import { randomUUID } from 'node:crypto'
import { type EventLog, WrongExpectedRevision } from '@wattle/adapters/event-log/port.ts'
import type { CarePlanEvent, CarePlanMetadata, PlanClosed } from '@wattle/contracts/tasks/care-plan-events.ts'
import type { OpenPlan } from './plan-stream.ts'

type Options = {
  log: EventLog
  worker: string
  clock: () => Date
  /** Milliseconds for which the others believe whoever says nothing more. */
  lasts: number
  /** Told of a renewal that did not get through; the next may. */
  onError: (error: unknown) => void
}

/** A care plan that is ours, as long as we go on saying so. */
export type Lease = {
  /** Aborts when somebody else has taken the plan up. */
  readonly lost: AbortSignal
  /** Says how the plan ended. False when somebody else has written to it. */
  close(outcome: PlanClosed['outcome']): Promise<boolean>
  /** Says nothing more: after its time the plan is anybody's. */
  letGo(): void
}

/** Takes a plan by an event in its stream, and says again and again that it is ours. Null when somebody else was faster. */
export async function takePlan(
  { stream, revision: last }: OpenPlan,
  { log, worker, clock, lasts, onError }: Options,
): Promise<Lease | null> {
  const lost = new AbortController()
  let revision = last
  let renewal: Promise<void> | null = null

  async function say(event: (now: Date) => CarePlanEvent): Promise<boolean> {
    const now = clock()
    const { type, ...data } = event(now)
    const metadata: CarePlanMetadata = { occurredAt: now.toISOString() }
    try {
      const appended = await log.append(
        stream,
        [{ id: randomUUID(), type, version: 1, data, metadata }],
        revision,
      )
      revision = appended.revision
      return true
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return false
      throw error
    }
  }

  const sayTaken = () =>
    say((now) => ({ type: 'PlanTaken', worker, until: new Date(now.getTime() + lasts).toISOString() }))

  async function renew(): Promise<void> {
    try {
      if (!(await sayTaken())) lost.abort(new Error(`${stream} was taken up by somebody else.`))
    } catch (error) {
      onError(error)
    }
    renewal = null
  }

  if (!(await sayTaken())) return null
  const renewing = setInterval(() => {
    renewal ??= renew()
  }, lasts / 3)
  const letGo = () => clearInterval(renewing)
  return {
    lost: lost.signal,
    async close(outcome) {
      letGo()
      await renewal
      return say((now) => ({ type: 'PlanClosed', outcome, closedOn: now.toISOString().slice(0, 10) }))
    },
    letGo,
  }
}
