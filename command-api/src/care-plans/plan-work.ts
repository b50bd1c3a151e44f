import { randomUUID } from 'node:crypto'
import { type EventLog, isLogAway, StreamDamaged } from '@wattle/adapters/event-log/port.ts'
import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import { isRunning, takeLease } from '@wattle/adapters/system-streams/lease.ts'
import type { Tracer } from '@wattle/adapters/tracing/port.ts'
import { inSpan } from '@wattle/adapters/tracing/spans.ts'
import { untraced } from '@wattle/adapters/tracing/untraced.ts'
import type { PlanClosed } from '@wattle/contracts/care-plans/plan-events.ts'
import { UnknownEvent, UnknownVersion } from '@wattle/contracts/event.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import type { CommandHandler } from '../dispatch/command-handler.ts'
import { get } from '../lib/persistent-map.ts'
import type { Garden } from '../state/garden.ts'
import { makePlan } from './make-plan.ts'
import type { OpenPlan } from './plan-stream.ts'
import { withRetry } from './with-retry.ts'

export type PlanWorkOptions = {
  log: EventLog
  handle: CommandHandler
  loadGarden: (gardenId: GardenId) => Promise<Garden>
  plantAi: PlantAi
  tracer?: Tracer
  clock: () => Date
  /**
   * Whether no other process makes plans, so that plans which an earlier process left unfinished are taken
   * over at once.
   */
  singleProcess: boolean
  /** Milliseconds before the second attempt to make a plan. */
  retryDelay: number
  /** Lease duration in milliseconds; each renewal extends the lease by as much. */
  lease?: number
  onError: (error: unknown) => void
}

type PlanWork = {
  /** Whether no other worker holds the plan's lease, and its garden has not proved unreadable. */
  mayDo(plan: OpenPlan): boolean
  /**
   * Takes the plan's lease, makes its tasks, sends them as one command and closes the plan. Throws if the
   * plan stays open.
   */
  do(plan: OpenPlan, stopping: AbortSignal): Promise<void>
}

/** The default lease in milliseconds: how long a plan waits if the process making it is killed. */
const defaultLease = 20_000

/** Leases, makes and closes plans on behalf of one process. */
export function createPlanWork(options: PlanWorkOptions): PlanWork {
  const { log, handle, plantAi, clock, retryDelay, onError } = options
  const { tracer = untraced, lease: duration = defaultLease } = options
  const worker = randomUUID()
  /**
   * Streams of plans whose gardens cannot be read. They need a newer release or a repair, so they wait for
   * the next start.
   */
  const leftOpen = new Set<string>()

  function isTaken({ taken }: OpenPlan): boolean {
    if (!taken || taken.worker === worker || options.singleProcess) return false
    return isRunning(Date.parse(taken.receivedAt) + taken.duration, taken.duration, clock().getTime())
  }

  async function carryOut({ request }: OpenPlan, signal: AbortSignal): Promise<PlanClosed['outcome']> {
    const { gardenId, plantId, round } = request
    try {
      const garden = await options.loadGarden(gardenId)
      const plan = get(garden.plants, plantId)?.plan
      // A newer plan was requested meanwhile, so the garden no longer wants this one.
      if (plan && plan.round > round) return 'refused'
      if (plan?.round === round && plan.status !== 'open')
        return plan.status === 'ready' ? 'accepted' : 'failed'
      const make = () => makePlan(plantAi, garden, request, clock().toISOString(), signal)
      const command = await withRetry(make, { clock, retryDelay, signal, onError })
      const { garden: after } = await send(command ?? failed(plantId, round), request)
      return get(after.plants, plantId)?.plan.status === 'ready' ? 'accepted' : 'failed'
    } catch (error) {
      if (error instanceof Refused && error.code !== 'conflict') return 'refused'
      if (signal.aborted || isTransient(error) || isUnreadable(error)) throw error
      // Retrying a permanent error would never end, so the plan fails. If even the failure cannot be
      // appended, the plan stays open: closed, it would leave the plant waiting for a plan that no worker
      // makes.
      onError(error)
      await send(failed(plantId, round), request)
      return 'failed'
    }
  }

  /** Derives the command id from the request: every attempt, by any process, sends the same command. */
  function send(command: GardenCommand, request: OpenPlan['request']) {
    const { gardenId, plantId, round, causationId, correlationId } = request
    const commandId = uuid5(plantId, `${command.type} ${round} ${causationId}`)
    const context = {
      gardenId,
      commandId,
      asked: command.type,
      correlationId,
      causationId,
      actor: 'care-plan',
    } as const
    return handle(context, command)
  }

  return {
    mayDo: (plan) => !leftOpen.has(plan.stream) && !isTaken(plan),

    async do(plan, stopping) {
      const { stream, revision } = plan
      const taken = { type: 'PlanTaken', data: { worker } } as const
      const lease = await takeLease({ log, stream, revision, taken, clock, duration, onError })
      if (lease === null) return
      try {
        const ends = AbortSignal.any([stopping, lease.lost])
        const parent = plan.traceparent ?? null
        const outcome = await inSpan(tracer, 'make care plan', { parent }, () => carryOut(plan, ends))
        const data: Omit<PlanClosed, 'type'> = { outcome, closedOn: clock().toISOString().slice(0, 10) }
        await lease.end({ type: 'PlanClosed', data })
      } catch (error) {
        if (isUnreadable(error)) leftOpen.add(stream)
        // Other processes need not wait for the lease to expire, especially when this process stops.
        await lease.release()
        throw error
      }
    },
  }
}

function failed(plantId: string, round: number): GardenCommand {
  const reason = 'We could not make the care plan just now. Please try again later.'
  return { type: 'FailCarePlan', plantId, round, reason }
}

/** Whether the log is unavailable or the garden had a conflict, so that the plan stays open. */
function isTransient(error: unknown): boolean {
  return isLogAway(error) || error instanceof Refused
}

/** Whether the garden needs a newer release or a repair, after which its plan can still be made. */
function isUnreadable(error: unknown): boolean {
  return [UnknownEvent, UnknownVersion, StreamDamaged].some((kind) => error instanceof kind)
}
