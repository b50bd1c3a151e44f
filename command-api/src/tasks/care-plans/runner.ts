import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type EventLog,
  LogUnavailable,
  OutcomeUnknown,
  WrongExpectedRevision,
} from '@wattle/adapters/event-log/port.ts'
import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import { uuid5 } from '@wattle/adapters/uuid5.ts'
import type { Position, RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import {
  type CarePlanEvent,
  carePlanPrefix,
  type PlanClosed,
} from '@wattle/contracts/tasks/care-plan-events.ts'
import { get } from '../../garden/by-id.ts'
import type { Garden } from '../../garden/garden.ts'
import type { CommandHandler } from '../../handle-command.ts'
import { makePlan } from './make-plan.ts'
import { evolvePlan, type OpenPlan } from './plan-stream.ts'

type Options = {
  log: EventLog
  snapshots: Snapshots
  handle: CommandHandler
  loadGarden: (gardenId: GardenId) => Promise<Garden>
  plantAi: PlantAi
  clock: () => Date
  /** No other process makes plans: work that an earlier process of ours left behind is taken over at once. */
  alone: boolean
  /** Between tries, in milliseconds. */
  pause?: number
  onError: (error: unknown) => void
}

const atOnce = 2
const leaseMilliseconds = 120_000
/** No try begins later in a lease: an AI may take nearly a minute for one, and must not be asked by two of us. */
const beginsWithin = leaseMilliseconds / 2
const tries = 3
const notebook = { stream: 'carePlans', shape: '1' }
const notedEvery = 1000

type Noted = { position: Position; open: OpenPlan[] }

/**
 * Works through the care plans that are asked for: takes one by a lease, asks for its tasks, hands them over as one
 * command and closes it. Which are open is folded from their own streams; a note of the fold is kept among the snapshots.
 */
export async function startCarePlanRunner(
  options: Options,
): Promise<{ stop(): Promise<void>; open(): number }> {
  const { log, snapshots, handle, plantAi, clock, onError, pause: pauseMilliseconds = 2000 } = options
  const worker = randomUUID()
  const noted = await notedIn(log, snapshots)
  const open = new Map((noted?.open ?? []).map((plan) => [plan.stream, plan]))
  const inHand = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let position = noted?.position ?? null
  let sinceNoted = 0
  let wake: NodeJS.Timeout | undefined

  const subscription = log.subscribe(position, async (events: RecordedEvent<unknown>[]) => {
    for (const event of events) {
      if (event.stream.startsWith(carePlanPrefix)) follow(event)
    }
    position = events.at(-1)?.position ?? position
    sinceNoted += events.length
    if (sinceNoted >= notedEvery) await note()
    pump()
  })

  function follow(event: RecordedEvent<unknown>): void {
    try {
      const plan = evolvePlan(open.get(event.stream) ?? null, event)
      if (plan) open.set(event.stream, plan)
      else open.delete(event.stream)
    } catch (error) {
      onError(error)
    }
  }

  async function note(): Promise<void> {
    if (position === null) return
    sinceNoted = 0
    const state: Noted = { position, open: [...open.values()] }
    await snapshots.save(notebook.stream, notebook.shape, { revision: 0, state }).catch(onError)
  }

  function pump(): void {
    clearTimeout(wake)
    for (const plan of open.values()) {
      if (stopping.signal.aborted || inHand.size >= atOnce) return
      if (inHand.has(plan.stream) || isTaken(plan)) continue
      const work = workOn(plan)
        .catch(reportUnlessStopped)
        .finally(() => {
          inHand.delete(plan.stream)
          if (!stopping.signal.aborted) wake = setTimeout(pump, open.has(plan.stream) ? pauseMilliseconds : 0)
        })
      inHand.set(plan.stream, work)
    }
    if (open.size > 0 && inHand.size === 0) wake = setTimeout(pump, pauseMilliseconds)
  }

  function isTaken({ taken }: OpenPlan): boolean {
    if (!taken || taken.worker === worker || options.alone) return false
    return taken.until > clock().toISOString()
  }

  async function workOn(plan: OpenPlan): Promise<void> {
    const taken = await take(plan)
    if (taken === null) return
    const outcome = await carryOut(plan)
    const closedOn = clock().toISOString().slice(0, 10)
    await append(plan, { type: 'PlanClosed', outcome, closedOn }, taken)
  }

  /** The revision at which the plan is ours, null when it is somebody else's. A lease with time for a try is good enough. */
  async function take(plan: OpenPlan): Promise<number | null> {
    const now = clock().getTime()
    const { taken } = plan
    if (taken?.worker === worker && Date.parse(taken.until) - now > beginsWithin) return plan.revision
    const until = new Date(now + leaseMilliseconds).toISOString()
    return (await append(plan, { type: 'PlanTaken', worker, until }, plan.revision))
      ? plan.revision + 1
      : null
  }

  async function carryOut({ request }: OpenPlan): Promise<PlanClosed['outcome']> {
    const { gardenId, plantId, round } = request
    try {
      const garden = await options.loadGarden(gardenId)
      const plan = get(garden.plants, plantId)?.plan
      if (plan?.round === round && plan.status !== 'open')
        return plan.status === 'ready' ? 'accepted' : 'failed'
      const command = await askPatiently(() =>
        makePlan(plantAi, garden, request, clock().toISOString(), stopping.signal),
      )
      await send(command ?? failed(plantId, round), request)
      return command ? 'accepted' : 'failed'
    } catch (error) {
      if (error instanceof Refused && error.code !== 'conflict') return 'refused'
      if (stopping.signal.aborted || mayPass(error)) throw error
      // What no further try can mend must not be tried for ever.
      onError(error)
      await send(failed(plantId, round), request).catch(onError)
      return 'failed'
    }
  }

  /** What came of the call, or null when it was in vain every time. */
  async function askPatiently<T>(call: () => Promise<T>): Promise<T | null> {
    const begun = clock().getTime()
    for (let attempt = 1; attempt <= tries && clock().getTime() - begun < beginsWithin; attempt++) {
      try {
        return await call()
      } catch (error) {
        if (error instanceof Refused) throw error
        reportUnlessStopped(error)
        if (attempt < tries) await pause(pauseMilliseconds * attempt, stopping.signal)
        // Whoever starts next tries on: stopping is no failure of the plan.
        if (stopping.signal.aborted) throw error
      }
    }
    return null
  }

  function send(command: GardenCommand, { gardenId, causationId, correlationId }: OpenPlan['request']) {
    const commandId = uuid5(causationId, command.type)
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

  /** A call that was given up because we stop is no error. */
  function reportUnlessStopped(error: unknown): void {
    if (error !== stopping.signal.reason) onError(error)
  }

  /** False when somebody else was there first. */
  async function append(
    { stream }: OpenPlan,
    { type, ...data }: CarePlanEvent,
    expected: number,
  ): Promise<boolean> {
    const metadata = { occurredAt: clock().toISOString() }
    try {
      await log.append(stream, [{ id: randomUUID(), type, version: 1, data, metadata }], expected)
      return true
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return false
      throw error
    }
  }

  // What the note says is open may be all there is: perhaps nothing new ever comes.
  pump()
  return {
    open: () => open.size,
    async stop() {
      stopping.abort()
      clearTimeout(wake)
      await subscription.stop()
      await Promise.all(inHand.values())
      await note()
    },
  }
}

/** What was noted, unless the log was restored from before it. */
async function notedIn(log: EventLog, snapshots: Snapshots): Promise<Noted | null> {
  const snapshot = await snapshots.load(notebook.stream, notebook.shape).catch(() => null)
  const noted = snapshot?.state as Noted | undefined
  return noted && noted.position <= ((await log.head()) ?? '') ? noted : null
}

function failed(plantId: string, round: number): GardenCommand {
  const reason = 'The care plan could not be made just now. Please ask for it again later.'
  return { type: 'FailCarePlan', plantId, round, reason }
}

/** The log is away, or the garden is busy: the plan stays open. */
function mayPass(error: unknown): boolean {
  return error instanceof LogUnavailable || error instanceof OutcomeUnknown || error instanceof Refused
}

/** Ends early when the signal says so. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return sleep(milliseconds, undefined, { signal }).catch(() => undefined)
}
