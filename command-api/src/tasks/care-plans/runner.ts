import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type EventLog, LogUnavailable, OutcomeUnknown } from '@wattle/adapters/event-log/port.ts'
import { takeLease } from '@wattle/adapters/lease.ts'
import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import { uuid5 } from '@wattle/adapters/uuid5.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { PlanClosed } from '@wattle/contracts/tasks/care-plan-events.ts'
import { get } from '../../garden/by-id.ts'
import type { Garden } from '../../garden/garden.ts'
import type { CommandHandler } from '../../handle-command.ts'
import { makePlan } from './make-plan.ts'
import { readOpenPlans } from './open-plans.ts'
import type { OpenPlan } from './plan-stream.ts'

type Options = {
  log: EventLog
  snapshots: Snapshots
  handle: CommandHandler
  loadGarden: (gardenId: GardenId) => Promise<Garden>
  plantAi: PlantAi
  clock: () => Date
  /** No other process makes plans, so work that an earlier process left unfinished is taken over at once. */
  alone: boolean
  /** Pause between attempts, in milliseconds. */
  pause?: number
  /** Milliseconds for which other processes leave a plan to this one. */
  lease?: number
  onError: (error: unknown) => void
}

const atOnce = 2
/** Milliseconds that a plan waits after the process making it was killed. */
const leaseMilliseconds = 20_000
const tries = 3
/** Milliseconds after which no further attempt begins: somebody is waiting for the plan. */
const triesWithin = 60_000

/**
 * Works through the open care plans: claims one with a lease, requests its tasks, sends them as one command and closes
 * it.
 */
export async function startCarePlanRunner(
  options: Options,
): Promise<{ stop(): Promise<void>; open(): number }> {
  const { log, snapshots, handle, plantAi, clock, onError } = options
  const { pause: pauseMilliseconds = 2000, lease: lasts = leaseMilliseconds } = options
  const worker = randomUUID()
  const { open, follow } = await readOpenPlans({ log, snapshots, clock, onError })
  const inHand = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let wake: NodeJS.Timeout | undefined

  function pump(): void {
    clearTimeout(wake)
    for (const plan of open.values()) {
      if (stopping.signal.aborted || inHand.size >= atOnce) return
      if (inHand.has(plan.stream) || isTaken(plan)) continue
      const work = workOn(plan)
        .catch(reportUnlessStopped)
        .finally(() => {
          inHand.delete(plan.stream)
          if (stopping.signal.aborted) return
          wake = setTimeout(pump, open.has(plan.stream) ? pauseMilliseconds : 0)
        })
      inHand.set(plan.stream, work)
    }
    if (open.size > 0 && inHand.size === 0) wake = setTimeout(pump, pauseMilliseconds)
  }

  function isTaken({ taken }: OpenPlan): boolean {
    if (!taken || taken.worker === worker || options.alone) return false
    return Date.parse(taken.heard) + taken.lasts > clock().getTime()
  }

  async function workOn(plan: OpenPlan): Promise<void> {
    const { stream, revision } = plan
    const taken = { type: 'PlanTaken', data: { worker } } as const
    const lease = await takeLease({ log, stream, revision, taken, clock, lasts, onError })
    if (lease === null) return
    try {
      const outcome = await carryOut(plan, AbortSignal.any([stopping.signal, lease.lost]))
      const data: Omit<PlanClosed, 'type'> = { outcome, closedOn: clock().toISOString().slice(0, 10) }
      await lease.end({ type: 'PlanClosed', data })
    } catch (error) {
      // The next process should not have to wait, least of all when this one stops.
      await lease.giveBack()
      throw error
    }
  }

  async function carryOut({ request }: OpenPlan, signal: AbortSignal): Promise<PlanClosed['outcome']> {
    const { gardenId, plantId, round } = request
    try {
      const garden = await options.loadGarden(gardenId)
      const plan = get(garden.plants, plantId)?.plan
      if (plan?.round === round && plan.status !== 'open')
        return plan.status === 'ready' ? 'accepted' : 'failed'
      const command = await askPatiently(
        () => makePlan(plantAi, garden, request, clock().toISOString(), signal),
        signal,
      )
      await send(command ?? failed(plantId, round), request)
      return command ? 'accepted' : 'failed'
    } catch (error) {
      if (error instanceof Refused && error.code !== 'conflict') return 'refused'
      if (signal.aborted || mayPass(error)) throw error
      // A failure that no retry can fix must not be retried for ever.
      onError(error)
      await send(failed(plantId, round), request).catch(onError)
      return 'failed'
    }
  }

  /** The result of the call, or null if every attempt failed. */
  async function askPatiently<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T | null> {
    const begun = clock().getTime()
    for (let attempt = 1; attempt <= tries && clock().getTime() - begun < triesWithin; attempt++) {
      try {
        return await call()
      } catch (error) {
        if (error instanceof Refused || signal.aborted) throw error
        onError(error)
        if (attempt < tries) await pause(pauseMilliseconds * attempt, signal)
        // The next process carries on: the plan has not failed because this one stops.
        signal.throwIfAborted()
      }
    }
    return null
  }

  /** Every process that sends this round of the plant, however often, sends the same command. */
  function send(command: GardenCommand, request: OpenPlan['request']) {
    const { gardenId, plantId, round, causationId, correlationId } = request
    const commandId = uuid5(plantId, `${command.type} ${round}`)
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

  /** A call that was cancelled because we stop is not an error. */
  function reportUnlessStopped(error: unknown): void {
    if (error !== stopping.signal.reason) onError(error)
  }

  const following = follow(pump)
  // The saved open plans may be all there is, and no new event may ever come.
  pump()
  return {
    open: () => open.size,
    async stop() {
      stopping.abort()
      clearTimeout(wake)
      await Promise.all(inHand.values())
      await following.stop()
    },
  }
}

function failed(plantId: string, round: number): GardenCommand {
  const reason = 'We could not make the care plan just now. Please try again later.'
  return { type: 'FailCarePlan', plantId, round, reason }
}

/** The log is unavailable or the garden is busy: the plan stays open. */
function mayPass(error: unknown): boolean {
  return error instanceof LogUnavailable || error instanceof OutcomeUnknown || error instanceof Refused
}

/** Ends early if the signal aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return sleep(milliseconds, undefined, { signal }).catch(() => undefined)
}
