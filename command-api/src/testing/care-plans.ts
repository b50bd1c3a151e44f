import { randomUUID } from 'node:crypto'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { openInProcessFeed } from '@wattle/adapters/feed/in-process-feed.ts'
import { openSqliteCheckpoints } from '@wattle/adapters/feed/sqlite-checkpoints.ts'
import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import { planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import type { CarePlan, ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { NewPlant } from '@wattle/contracts/plants/commands.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { onTestFinished } from 'vitest'
import { createRequestPlan, type RequestPlan } from '../care-plans/request-plan.ts'
import { startCarePlanRunner } from '../care-plans/runner.ts'
import { consumer, createCarePlanSaga, start } from '../care-plans/saga.ts'
import { createCommandHandler } from '../garden/handle-command.ts'
import { handlerOn, happenedIn, noon, openedLog, openedSnapshots, replayed } from './garden-log.ts'

export const proposed: ProposedTask = {
  title: 'Prune to an outward bud',
  description: 'Cut above a bud that looks outward.',
  taskType: 'Pruning',
  dueDate: '2026-07-15',
  priority: 1,
  estimatedTime: 45,
  isRecurring: true,
  recurringFrequency: 'annual',
  productName: 'Secateurs',
  reason: { text: 'Roses rest in July.', rule: 'prune-in-rest', zone: 'temperate', season: 'winter' },
}

/** A plant AI that returns these answers, call by call, and repeats the last one. */
export function scripted(...answers: (CarePlan | Error | (() => Promise<CarePlan>))[]) {
  const asked: string[] = []
  const plantAi: PlantAi = {
    identify: async () => ({ source: 'hint', plants: [] }),
    async planCare({ plant }) {
      const answer = answers[Math.min(asked.push(plant.name), answers.length) - 1]
      if (answer instanceof Error) throw answer
      if (!answer) throw new Error('Nothing is scripted.')
      return typeof answer === 'function' ? answer() : answer
    },
  }
  return { plantAi, asked }
}

/** Requests plans in this log, with the time fixed at noon. */
export const requestPlanOn = (log: EventLog): RequestPlan =>
  createRequestPlan({ log, loadGarden: (gardenId) => replayed(log, gardenId), clock: () => noon })

/** Starts a saga that opens the streams of plans requested in this log, until the test ends. */
export async function openedSaga(
  log: EventLog,
  report: (error: unknown) => void = () => undefined,
): Promise<void> {
  const checkpoints = openSqliteCheckpoints(':memory:')
  const feed = openInProcessFeed({ log, checkpoints })
  const handle = createCarePlanSaga(requestPlanOn(log), report)
  const saga = await feed.subscribe(consumer, start, handle)
  onTestFinished(async () => {
    await saga.stop()
    await feed.close()
    await checkpoints.close()
  })
}

type Options = Partial<Parameters<typeof startCarePlanRunner>[0]> & Pick<PlantAi, 'planCare'>

/** Starts a runner that makes the plans of this log without pauses, until the test ends. */
export async function openedRunner(log: EventLog, { planCare, ...options }: Options) {
  const snapshots = options.snapshots ?? openedSnapshots()
  const errors: unknown[] = []
  const runner = await startCarePlanRunner({
    log,
    snapshots,
    handle: createCommandHandler({
      log,
      snapshots,
      singleProcess: false,
      clock: () => noon,
      keepPictures: async () => undefined,
    }),
    loadGarden: (gardenId) => replayed(log, gardenId),
    plantAi: { planCare, identify: async () => ({ source: 'hint', plants: [] }) },
    clock: () => noon,
    singleProcess: true,
    retryDelay: 0,
    onError: (error) => errors.push(error),
    ...options,
  })
  onTestFinished(() => runner.stop())
  return { ...runner, errors }
}

/** The events of a plan's stream. */
export async function planEvents(log: EventLog, plant: string, round = 1) {
  const events = await log.read(planStream(idOf(plant), round))
  return events.map(({ type, data }) => ({ type, ...data }))
}

/** Resolves with the first `count` events that fit, once the log has them. */
export function eventsOf(
  log: EventLog,
  fits: (event: RecordedEvent) => boolean,
  count = 1,
): Promise<RecordedEvent[]> {
  return new Promise((resolve) => {
    const found: RecordedEvent[] = []
    const subscription = log.subscribe(null, async (events: RecordedEvent<unknown>[]) => {
      found.push(...(events as RecordedEvent[]).filter(fits))
      if (found.length < count) return
      resolve(found.slice(0, count))
      void subscription.stop()
    })
  })
}

/** Resolves when the plan of a plant is closed. */
export const closed = (log: EventLog, plant: string, round = 1) =>
  eventsOf(log, (event) => event.type === 'PlanClosed' && event.stream === planStream(idOf(plant), round))

/** An accepted answer of the plant AI. */
export const plan = { tasks: [proposed], note: 'Only 1 job suits this plant here.' }
export const createPlant = (name: string): GardenCommand => ({
  type: 'CreatePlant',
  plantId: idOf(name),
  now: noon.toISOString(),
  ...NewPlant.parse({ name, species: 'Rosa', locationId: idOf('bed'), plantedDate: '2026-01-05' }),
})

/** A garden with a bed and these plants. */
export async function planted(...plants: string[]) {
  const log = openedLog()
  await openedSaga(log)
  const ask = handlerOn(log, { singleProcess: false })
  await ask({ type: 'CreateLocation', locationId: idOf('bed'), ...NewLocation.parse({ name: 'bed' }) })
  for (const plant of plants) await ask(createPlant(plant))
  return { log, ask }
}

export const requested = (log: EventLog, count = 1) =>
  eventsOf(log, ({ type }) => type === 'PlanRequested', count)
export const accepted = async (log: EventLog) =>
  (await happenedIn(log)).filter(({ event }) => event.type === 'CarePlanAccepted')

/** Lets another worker take the plan's lease for half a minute, from noon or the time of another clock. */
export async function takenByAnother(
  log: EventLog,
  plant: string,
  { at = noon, revision = 0 } = {},
): Promise<void> {
  const event = {
    id: randomUUID(),
    type: 'PlanTaken',
    version: 1,
    data: { worker: 'another', until: new Date(at.getTime() + 30_000).toISOString() },
    metadata: { occurredAt: at.toISOString() },
  }
  await log.append(planStream(idOf(plant), 1), [event], revision)
}

/** Whether the plan's lease was released, so that no worker needs to wait for it to expire. */
export async function givenBack(log: EventLog, plant: string): Promise<boolean> {
  const last = (await log.read<{ occurredAt: string }>(planStream(idOf(plant), 1))).at(-1)
  return last?.type === 'PlanTaken' && last.data.until === last.metadata.occurredAt
}
