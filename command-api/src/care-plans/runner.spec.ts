import { randomUUID } from 'node:crypto'
import { type EventLog, LogUnavailable, StreamDamaged } from '@wattle/adapters/event-log/port.ts'
import { openGuidePlantAi } from '@wattle/adapters/plant-ai/guide-plant-ai.ts'
import { PlantAiUnavailable } from '@wattle/adapters/plant-ai/port.ts'
import { planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { UnknownEvent } from '@wattle/contracts/event.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import { gardenLimits } from '@wattle/contracts/garden/limits.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { NewPlant } from '@wattle/contracts/plants/commands.ts'
import { refusals } from '@wattle/contracts/refusals.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { get, size, values } from '../lib/persistent-map.ts'
import {
  closed,
  eventsOf,
  openedRunner,
  openedSaga,
  planEvents,
  proposed,
  requestPlanOn,
  scripted,
} from '../testing/care-plans.ts'
import {
  asked,
  handlerOn,
  happenedIn,
  myGarden,
  noon,
  openedLog,
  openedSnapshots,
  replayed,
  wrapped,
} from '../testing/garden-log.ts'
import { planAskedFor } from './react.ts'

const plan = { tasks: [proposed], note: 'We found only 1 job for this plant here.' }
const createPlant = (name: string): GardenCommand => ({
  type: 'CreatePlant',
  plantId: idOf(name),
  now: noon.toISOString(),
  ...NewPlant.parse({ name, species: 'Rosa', locationId: idOf('bed'), plantedDate: '2026-01-05' }),
})

/** A garden with a bed and these plants. */
async function planted(...plants: string[]) {
  const log = openedLog()
  await openedSaga(log)
  const ask = handlerOn(log, { singleProcess: false })
  await ask({ type: 'CreateLocation', locationId: idOf('bed'), ...NewLocation.parse({ name: 'bed' }) })
  for (const plant of plants) await ask(createPlant(plant))
  return { log, ask }
}

const requested = (log: EventLog, count = 1) => eventsOf(log, ({ type }) => type === 'PlanRequested', count)
const accepted = async (log: EventLog) =>
  (await happenedIn(log)).filter(({ event }) => event.type === 'CarePlanAccepted')

/** Lets another worker take the plan's lease for half a minute, from noon or the time of another clock. */
async function takenByAnother(log: EventLog, plant: string, { at = noon, revision = 0 } = {}): Promise<void> {
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
async function givenBack(log: EventLog, plant: string): Promise<boolean> {
  const last = (await log.read<{ occurredAt: string }>(planStream(idOf(plant), 1))).at(-1)
  return last?.type === 'PlanTaken' && last.data.until === last.metadata.occurredAt
}

describe('the care plan of a new plant', () => {
  test('is requested, made and accepted, all linked to the event that caused it', async () => {
    const { log } = await planted('rose')
    const { plantAi } = scripted(plan)
    await openedRunner(log, plantAi)
    await closed(log, 'rose')

    const created = (await happenedIn(log)).find(({ event }) => event.type === 'PlantCreated')
    expect(await planEvents(log, 'rose')).toEqual([
      {
        type: 'PlanRequested',
        gardenId: myGarden,
        plantId: idOf('rose'),
        round: 1,
        causationId: created?.id,
        correlationId: idOf('correlation'),
      },
      { type: 'PlanTaken', worker: expect.any(String), until: '2026-03-21T01:00:20.000Z' },
      { type: 'PlanClosed', outcome: 'accepted', closedOn: '2026-03-21' },
    ])
    const taskId = expect.stringMatching(/^[0-9a-f-]{36}$/)
    const { productName, ...rest } = proposed
    expect(await accepted(log)).toMatchObject([
      {
        event: {
          type: 'CarePlanAccepted',
          plantId: idOf('rose'),
          round: 1,
          tasks: [
            {
              ...rest,
              taskId,
              plantId: idOf('rose'),
              series: { id: taskId, day: 15 },
              product: { productName },
            },
          ],
          replaced: [],
          note: expect.stringContaining(plan.note),
        },
        metadata: { actor: 'care-plan', causationId: created?.id, correlationId: idOf('correlation') },
      },
    ])
  })

  test('uses the settings of its request, else the saved ones, whichever process makes it', async () => {
    const { log, ask } = await planted('rose')
    await ask({ type: 'FailCarePlan', plantId: idOf('rose'), round: 1, reason: 'Away.' })
    const saved = { state: 'Victoria', postcode: '3000', taskGeneration: { effort: 'High' } } as const
    await ask({ type: 'SavePreferences', changes: saved, holdsDisplayName: true })
    const settings = { postcode: '7000', complexity: 'Expert', preferredTaskTypes: ['Mulching'] } as const
    await ask({
      type: 'RequestCarePlans',
      plantIds: 'all',
      replacing: false,
      now: noon.toISOString(),
      settings: { ...settings, preferredTaskTypes: [...settings.preferredTaskTypes] },
    })
    const calls: object[] = []
    await openedRunner(log, {
      planCare: async (request) => {
        calls.push(request)
        return plan
      },
    })
    await closed(log, 'rose', 2)
    expect(calls.at(-1)).toMatchObject({
      place: { state: 'Victoria', postcode: '7000' },
      effort: 'High',
      complexity: 'Expert',
      preferredTaskTypes: ['Mulching'],
    })
    expect((await accepted(log)).at(-1)?.event).toMatchObject({ round: 2, plannedOn: '2026-03-21' })
  })

  test('is made once, with several processes receiving the event and working on it', async () => {
    const { log, ask } = await planted()
    await openedSaga(log)
    const { plantAi, asked: calls } = scripted(plan)
    await openedRunner(log, { ...plantAi, singleProcess: false })
    await openedRunner(log, { ...plantAi, singleProcess: false })
    for (const plant of ['rose', 'lily', 'fern']) await ask(createPlant(plant))
    for (const plant of ['rose', 'lily', 'fern']) await closed(log, plant)
    expect(calls.toSorted()).toEqual(['fern', 'lily', 'rose'])
    expect(await accepted(log)).toHaveLength(3)
  })

  test('is made once although the saga has lost its checkpoint', async () => {
    const log = openedLog()
    const ask = handlerOn(log, { singleProcess: false })
    await ask({ type: 'CreateLocation', locationId: idOf('bed'), ...NewLocation.parse({ name: 'bed' }) })
    await ask(createPlant('rose'))
    const created = (await happenedIn(log)).find(({ event }) => event.type === 'PlantCreated')
    const asking = created && planAskedFor(created)
    if (asking) await requestPlanOn(log)(asking)
    const { plantAi, asked: calls } = scripted(plan)
    await openedRunner(log, plantAi)
    await closed(log, 'rose')
    await ask(createPlant('lily'))

    await openedSaga(log)
    await closed(log, 'lily')
    expect(calls).toEqual(['rose', 'lily'])
    expect((await planEvents(log, 'rose')).filter(({ type }) => type === 'PlanRequested')).toHaveLength(1)
  })

  test('is made for every plant of a call that requests several', async () => {
    const log = openedLog()
    const ask = handlerOn(log, { singleProcess: false })
    await ask({ type: 'CreateLocation', locationId: idOf('bed'), ...NewLocation.parse({ name: 'bed' }) })
    const requestPlan = requestPlanOn(log)
    for (const plant of ['rose', 'lily', 'fern']) {
      await ask(createPlant(plant))
      const whose = { gardenId: myGarden, plantId: idOf(plant), round: 1 }
      const why = { causationId: idOf('one call'), correlationId: idOf('correlation') }
      await requestPlan({ type: 'PlanRequested', ...whose, ...why })
    }
    await openedRunner(log, scripted(plan).plantAi)
    for (const plant of ['rose', 'lily', 'fern']) await closed(log, plant)
    const { plants, tasks } = await replayed(log)
    expect(values(plants).map((each) => each.plan.status)).toEqual(['ready', 'ready', 'ready'])
    expect(new Set(values(tasks).map(({ plantId }) => plantId)).size).toBe(3)
  })

  test('is made again for a plant that was deleted and created again', async () => {
    const { log, ask } = await planted('rose')
    const { plantAi, asked: calls } = scripted(plan)
    await openedRunner(log, plantAi)
    await closed(log, 'rose')
    await ask({ type: 'DeletePlant', plantId: idOf('rose') })
    await ask(createPlant('rose'))
    await eventsOf(log, ({ type }) => type === 'CarePlanAccepted', 2)
    expect(calls).toEqual(['rose', 'rose'])
    expect(get((await replayed(log)).plants, idOf('rose'))?.plan.status).toBe('ready')
  })

  test('is not requested again by another request while no plant waits for it', async () => {
    const { log, ask } = await planted('rose')
    await openedRunner(log, scripted(plan).plantAi)
    await closed(log, 'rose')
    const askAgain = () =>
      requestPlanOn(log)({
        type: 'PlanRequested',
        gardenId: myGarden,
        plantId: idOf('rose'),
        round: 1,
        causationId: randomUUID(),
        correlationId: idOf('correlation'),
      })
    expect(await askAgain()).toBe(false)
    await ask({ type: 'DeletePlant', plantId: idOf('rose') })
    expect(await askAgain()).toBe(false)
  })

  test('is made again for another round', async () => {
    const { log, ask } = await planted('rose')
    const { plantAi } = scripted(plan, { tasks: [{ ...proposed, title: 'Prune hard' }] })
    await openedRunner(log, plantAi)
    await closed(log, 'rose')
    await ask({ type: 'RequestCarePlans', plantIds: 'all', replacing: true, now: noon.toISOString() })
    await closed(log, 'rose', 2)
    const { tasks, plants } = await replayed(log)
    expect(values(tasks).map(({ title }) => title)).toEqual(['Prune hard'])
    expect(get(plants, idOf('rose'))?.plan).toEqual({ round: 2, status: 'ready', replacing: false })
  })

  test('is not requested for a plant from a seed script', async () => {
    const { log } = await planted('rose')
    const seed = handlerOn(log, { singleProcess: false })
    await seed(createPlant('lily'), asked({ actor: 'seed' }))
    await seed(createPlant('fern'))
    await requested(log, 2)
    expect(await planEvents(log, 'lily')).toEqual([])
  })

  test('fails once, with the reason, when the garden has no room for its tasks', async () => {
    const { log } = await planted('rose')
    const { plantAi, asked: calls } = scripted({ tasks: Array(gardenLimits.pendingTasks + 1).fill(proposed) })
    const { errors } = await openedRunner(log, plantAi)
    await closed(log, 'rose')
    const { plants, tasks } = await replayed(log)
    expect([calls, errors, size(tasks)]).toEqual([['rose'], [], 0])
    expect(get(plants, idOf('rose'))?.plan.status).toBe('failed')
    expect(await planEvents(log, 'rose')).toContainEqual(expect.objectContaining({ outcome: 'failed' }))
    expect((await happenedIn(log)).at(-1)?.event).toMatchObject({ reason: refusals['tasks-full'].message })
  })

  test('comes from the plant guide when no other engine is configured', async () => {
    const { log } = await planted('rose')
    await openedRunner(log, openGuidePlantAi())
    await closed(log, 'rose')
    const tasks = values((await replayed(log)).tasks)
    expect(tasks.length).toBeGreaterThan(0)
    expect(tasks.length).toBeLessThanOrEqual(7)
  })
})

describe('a deleted plant', () => {
  const remove: GardenCommand = { type: 'DeletePlant', plantId: idOf('rose') }

  test('refuses its plan when it was deleted while the plan was being made', async () => {
    const { log, ask } = await planted('rose')
    const { plantAi } = scripted(async () => {
      await ask(remove)
      return plan
    })
    await openedRunner(log, plantAi)
    await closed(log, 'rose')
    expect(await planEvents(log, 'rose')).toContainEqual(expect.objectContaining({ outcome: 'refused' }))
    expect(await accepted(log)).toEqual([])
  })

  test('costs no AI call when it was deleted before its plan was begun', async () => {
    const { log, ask } = await planted('rose')
    await requested(log)
    await ask(remove)
    const { plantAi, asked: calls } = scripted(plan)
    await openedRunner(log, plantAi)
    await closed(log, 'rose')
    expect(await planEvents(log, 'rose')).toContainEqual(expect.objectContaining({ outcome: 'refused' }))
    expect(calls).toEqual([])
  })
})

describe('an engine that fails', () => {
  const away = new PlantAiUnavailable('Away.')

  test('is called again', async () => {
    const { log } = await planted('rose')
    const { plantAi, asked: calls } = scripted(away, new Error('Nonsense.'), plan)
    const { errors } = await openedRunner(log, plantAi)
    await closed(log, 'rose')
    expect(calls).toHaveLength(3)
    expect(errors).toEqual([away, new Error('Nonsense.')])
    expect(await accepted(log)).toHaveLength(1)
  })

  test('three times ends the plan, and the plant records the reason', async () => {
    const { log } = await planted('rose')
    const { plantAi, asked: calls } = scripted(away)
    await openedRunner(log, plantAi)
    await closed(log, 'rose')
    expect(calls).toHaveLength(3)
    expect(await planEvents(log, 'rose')).toContainEqual(expect.objectContaining({ outcome: 'failed' }))
    expect((await happenedIn(log)).at(-1)?.event).toEqual({
      type: 'CarePlanFailed',
      plantId: idOf('rose'),
      round: 1,
      reason: 'We could not make the care plan just now. Please try again later.',
    })
  })

  test.each([
    ['a day that does not exist', { dueDate: '2026-02-31' }],
    ['half a minute', { estimatedTime: 0.5 }],
    ['a priority of its own', { priority: 7 as 1 }],
  ])('by answering with %s ends the plan too', async (_, nonsense) => {
    const { log } = await planted('rose')
    const { plantAi, asked: calls } = scripted({ tasks: [{ ...proposed, ...nonsense }] })
    await openedRunner(log, plantAi)
    await closed(log, 'rose')
    expect(calls).toHaveLength(3)
    expect(get((await replayed(log)).plants, idOf('rose'))?.plan.status).toBe('failed')
  })

  test('during shutdown leaves the plan to the next process', async () => {
    const { log } = await planted('rose')
    const failing = scripted(away)
    let failed = () => {}
    const failure = new Promise<void>((resolve) => {
      failed = resolve
    })
    const first = await openedRunner(log, { ...failing.plantAi, retryDelay: 60_000, onError: () => failed() })
    await failure
    await first.stop()
    expect(failing.asked).toHaveLength(1)
    expect(await givenBack(log, 'rose')).toBe(true)
    await openedRunner(log, { ...scripted(plan).plantAi, singleProcess: false })
    await closed(log, 'rose')
    expect(await accepted(log)).toHaveLength(1)
  })
})

describe('a slow engine', () => {
  const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds)

  test('is not called again after a minute', async () => {
    const { log } = await planted('rose')
    let now = noon
    const { plantAi, asked: calls } = scripted(async () => {
      now = after(60_000)
      throw new PlantAiUnavailable('Away.')
    })
    await openedRunner(log, { ...plantAi, clock: () => now })
    await closed(log, 'rose')
    expect(calls).toHaveLength(1)
    expect(get((await replayed(log)).plants, idOf('rose'))?.plan.status).toBe('failed')
  })

  test('keeps its lease through renewals', async () => {
    const { log } = await planted('rose')
    const answer = Promise.withResolvers<typeof plan>()
    await openedRunner(log, { ...scripted(() => answer.promise).plantAi, lease: 3 })
    await eventsOf(log, ({ type }) => type === 'PlanTaken', 3)
    answer.resolve(plan)
    await closed(log, 'rose')
    const taken = (await planEvents(log, 'rose')).filter(({ type }) => type === 'PlanTaken')
    // All were taken by one worker, while the clock stood still.
    expect(taken).toEqual(taken.map(() => taken[0]))
    expect(await accepted(log)).toHaveLength(1)
  })

  test('is aborted, and its plan dropped, when another process has taken the lease', async () => {
    const { log } = await planted('rose')
    const calledOff = Promise.withResolvers<unknown>()
    let renewals = 0
    const contested = wrapped(log, {
      append: async (stream, events, expected) => {
        if (expected > 0 && ++renewals === 1) await takenByAnother(log, 'rose', { revision: expected })
        return log.append(stream, events, expected)
      },
    })
    const { errors } = await openedRunner(contested, {
      singleProcess: false,
      lease: 3,
      planCare: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            calledOff.resolve(signal.reason)
            reject(signal.reason)
          })
        }),
    })
    expect(await calledOff.promise).toEqual(
      new Error(`${planStream(idOf('rose'), 1)} was taken by another process.`),
    )
    await expect.poll(() => errors).toEqual([await calledOff.promise])
    expect(await accepted(log)).toEqual([])
  })

  test('keeps its lease through one renewal that the log does not answer', async () => {
    const { log } = await planted('rose')
    const answer = Promise.withResolvers<typeof plan>()
    const away = new LogUnavailable('Away.')
    let renewals = 0
    const weak = wrapped(log, {
      append: async (stream, events, expected) => {
        if (events[0]?.type === 'PlanTaken' && expected > 0 && ++renewals === 1) throw away
        return log.append(stream, events, expected)
      },
    })
    const { errors } = await openedRunner(weak, { ...scripted(() => answer.promise).plantAi, lease: 3 })
    await eventsOf(log, ({ type }) => type === 'PlanTaken', 2)
    answer.resolve(plan)
    await closed(log, 'rose')
    expect(errors).toEqual([away])
    expect(await accepted(log)).toHaveLength(1)
  })

  test('is aborted on shutdown, and the next process calls the engine again', async () => {
    const { log } = await planted('rose')
    let onCall = () => {}
    const called = new Promise<void>((resolve) => {
      onCall = resolve
    })
    const first = await openedRunner(log, {
      planCare: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
          onCall()
        }),
    })
    await called
    await first.stop()
    expect(first.errors).toEqual([])
    expect(await givenBack(log, 'rose')).toBe(true)
    await openedRunner(log, { ...scripted(plan).plantAi, singleProcess: false })
    await closed(log, 'rose')
    expect(await accepted(log)).toHaveLength(1)
  })
})

describe('work of a stopped process', () => {
  test('is taken over when its lease has expired, not before', async () => {
    const { log } = await planted('rose', 'lily')
    await requested(log, 2)
    // The other worker's clock is hours ahead, but only the duration of the lease counts.
    await takenByAnother(log, 'rose', { at: new Date('2026-03-21T09:00:00.000Z') })
    let now = noon
    const { plantAi, asked: calls } = scripted(plan)
    await openedRunner(log, { ...plantAi, singleProcess: false, clock: () => now })
    await closed(log, 'lily')
    expect(calls).toEqual(['lily'])
    now = new Date('2026-03-21T01:00:30.001Z')
    await closed(log, 'rose')
    expect(await accepted(log)).toHaveLength(2)
  })

  test('is taken over although the clock has stepped back', async () => {
    const { log } = await planted('rose', 'lily')
    await requested(log, 2)
    await takenByAnother(log, 'rose')
    let now = noon
    const { plantAi, asked: calls } = scripted(plan)
    await openedRunner(log, { ...plantAi, singleProcess: false, clock: () => now })
    await closed(log, 'lily')
    expect(calls).toEqual(['lily'])
    now = new Date('2026-03-21T00:00:00.000Z')
    await closed(log, 'rose')
  })

  test('is taken over at once when only one process runs', async () => {
    const { log } = await planted('rose')
    await requested(log)
    await takenByAnother(log, 'rose')
    await openedRunner(log, scripted(plan).plantAi)
    await closed(log, 'rose')
    expect(await accepted(log)).toHaveLength(1)
  })

  test('gets one plan, from the process that takes over, though the first engine answers after all', async () => {
    const { log } = await planted('rose')
    const [called, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<typeof plan>()]
    const first = await openedRunner(log, {
      singleProcess: false,
      planCare: () => {
        called.resolve()
        return answer.promise
      },
    })
    await called.promise
    // A clock that advances by more than a lease with every reading, so that any lease has expired.
    let looks = 0
    const clock = () => new Date(noon.getTime() + 30_000 * ++looks)
    const successor = scripted({ tasks: [{ ...proposed, title: 'Prune hard' }] })
    await openedRunner(log, { ...successor.plantAi, singleProcess: false, clock })
    await closed(log, 'rose')
    answer.resolve(plan)
    await first.stop()
    expect([successor.asked, first.errors]).toEqual([['rose'], []])
    expect(values((await replayed(log)).tasks).map(({ title }) => title)).toEqual(['Prune hard'])
    expect(await accepted(log)).toHaveLength(1)
    const [one, other, ...rest] = (await planEvents(log, 'rose')).slice(1)
    expect([one, other]).toMatchObject([{ type: 'PlanTaken' }, { type: 'PlanTaken' }])
    expect(rest).toMatchObject([{ type: 'PlanClosed', outcome: 'accepted' }])
  })

  test('that stopped after the plan was accepted is closed without another call', async () => {
    const { log } = await planted('rose')
    let appended = () => {}
    const attempt = new Promise<void>((resolve) => {
      appended = resolve
    })
    const weak = wrapped(log, {
      append: async (stream, events, expected) => {
        if (events[0]?.type !== 'PlanClosed') return log.append(stream, events, expected)
        appended()
        throw new LogUnavailable('Away.')
      },
    })
    const { plantAi, asked: calls } = scripted(plan)
    const first = await openedRunner(weak, { ...plantAi, retryDelay: 60_000 })
    await attempt
    await first.stop()
    await openedRunner(log, plantAi)
    await closed(log, 'rose')
    expect(await planEvents(log, 'rose')).toContainEqual(expect.objectContaining({ outcome: 'accepted' }))
    expect(calls).toEqual(['rose'])
    expect(await accepted(log)).toHaveLength(1)
  })

  test.each([
    ['', null],
    [
      ', even if the stream of the last event is damaged',
      new StreamDamaged('the log', gardenStream(myGarden), 0, 'cannot be read'),
    ],
  ])('is stored with its position, so that a restart does not read the whole log%s', async (_how, damage) => {
    const { log } = await planted('rose', 'lily')
    await requested(log, 2)
    await takenByAnother(log, 'rose')
    const snapshots = openedSnapshots()
    const first = await openedRunner(log, { ...scripted(plan).plantAi, singleProcess: false, snapshots })
    await closed(log, 'lily')
    const end = await eventsOf(log, ({ stream }) => stream === gardenStream(myGarden), 4)
    await first.stop()

    const started: (string | null)[] = []
    const watched = wrapped(log, {
      read: (...asked) => (started.length === 0 && damage ? Promise.reject(damage) : log.read(...asked)),
      subscribe: (after, handle) => {
        started.push(after)
        return log.subscribe(after, handle)
      },
    })
    const second = await openedRunner(watched, { ...scripted(plan).plantAi, snapshots })
    expect(started[0] && started[0] > (end[2]?.position ?? '')).toBe(true)
    await closed(log, 'rose')
    await second.stop()
    expect(await accepted(log)).toHaveLength(2)
  })
})

test('a log restored from an older copy and written to since is read from the beginning', async () => {
  const snapshots = openedSnapshots()
  const before = await planted('rose')
  const { promise: isRead, resolve } = Promise.withResolvers<void>()
  const watched = wrapped(before.log, {
    subscribe: (after, handle) =>
      before.log.subscribe<never>(after, async (events) => {
        await handle(events)
        if (events.some(({ stream, revision }) => stream === gardenStream(myGarden) && revision === 3))
          resolve()
      }),
  })
  const first = await openedRunner(watched, { ...scripted(plan).plantAi, snapshots })
  await closed(before.log, 'rose')
  const shed = { locationId: idOf('shed'), ...NewLocation.parse({ name: 'shed' }) }
  await before.ask({ type: 'CreateLocation', ...shed })
  await isRead
  await first.stop()

  const { log } = await planted('lily', 'fern', 'palm')
  await requested(log, 3)
  expect(await log.head()).toBe(await before.log.head())
  await openedRunner(log, { ...scripted(plan).plantAi, snapshots })
  await eventsOf(log, ({ type }) => type === 'PlanClosed', 3)
  expect(await accepted(log)).toHaveLength(3)
})

test('at most two plans are made at a time', async () => {
  const { log } = await planted('rose', 'lily', 'fern', 'palm', 'lawn')
  await requested(log, 5)
  let [busy, most] = [0, 0]
  const { plantAi } = scripted(async () => {
    busy++
    most = Math.max(most, busy)
    await new Promise(setImmediate)
    busy--
    return plan
  })
  await openedRunner(log, plantAi)
  await eventsOf(log, ({ type }) => type === 'PlanClosed', 5)
  expect(most).toBe(2)
})

test('a plan that retries cannot save is closed as failed, after one call', async () => {
  const { log } = await planted('rose')
  const { plantAi, asked: calls } = scripted({ tasks: Array.from({ length: 4000 }, () => proposed) })
  const { errors } = await openedRunner(log, plantAi)
  await closed(log, 'rose')
  expect((await planEvents(log, 'rose')).at(-1)).toMatchObject({ type: 'PlanClosed', outcome: 'failed' })
  expect((await happenedIn(log)).at(-1)?.event).toMatchObject({ type: 'CarePlanFailed', round: 1 })
  expect([calls, errors.length]).toEqual([['rose'], 1])
})

test('a plan whose failure cannot be recorded stays open until it can', async () => {
  const { log, ask } = await planted('rose')
  const odd = new TypeError('Odd.')
  let refused = 0
  const { errors } = await openedRunner(log, {
    ...scripted({ tasks: Array.from({ length: 4000 }, () => proposed) }).plantAi,
    handle: async (context, command) => {
      if (command.type === 'FailCarePlan' && refused++ < 2) throw odd
      return ask(command, context)
    },
  })
  await closed(log, 'rose')
  expect(errors.filter((error) => error === odd)).toHaveLength(2)
  expect(get((await replayed(log)).plants, idOf('rose'))?.plan.status).toBe('failed')
})

test('plans that keep failing do not delay other gardens', async () => {
  const { log, ask } = await planted('rose', 'lily')
  const other = { gardenId: idOf('another garden') }
  await ask({ type: 'CreateLocation', locationId: idOf('bed'), ...NewLocation.parse({ name: 'bed' }) }, other)
  await ask(createPlant('fern'), other)
  await requested(log, 3)
  await openedRunner(log, {
    ...scripted(plan).plantAi,
    loadGarden: async (gardenId) => {
      if (gardenId === myGarden) throw new LogUnavailable('Away.')
      return replayed(log, gardenId)
    },
  })
  await closed(log, 'fern')
  expect((await planEvents(log, 'fern')).at(-1)).toMatchObject({ outcome: 'accepted' })
})

test('an event of an unknown type does not delay other gardens', async () => {
  const reported: unknown[] = []
  const log = openedLog()
  await openedSaga(log, (error) => reported.push(error))
  const unknown = { id: randomUUID(), type: 'GnomeStolen', version: 1, data: {}, metadata: {} }
  await log.append(gardenStream(idOf('another garden')), [unknown], -1)
  const ask = handlerOn(log, { singleProcess: false })
  await ask({ type: 'CreateLocation', locationId: idOf('bed'), ...NewLocation.parse({ name: 'bed' }) })
  await ask(createPlant('rose'))
  await requested(log)
  expect(reported).toHaveLength(1)
})

test('a plan of a garden with events from a newer release stays open, without an AI call', async () => {
  const { log } = await planted('rose', 'lily')
  await requested(log, 2)
  const { length } = await happenedIn(log)
  const unknown = { id: randomUUID(), type: 'GnomeStolen', version: 1, data: {}, metadata: {} }
  await log.append(gardenStream(myGarden), [unknown], length - 1)
  const { plantAi, asked: calls } = scripted(plan)
  const reported = Promise.withResolvers<void>()
  const errors: unknown[] = []
  const first = await openedRunner(log, {
    ...plantAi,
    onError(error) {
      errors.push(error)
      if (errors.length === 2) reported.resolve()
    },
  })
  await reported.promise
  await first.stop()
  expect(errors).toEqual(Array(2).fill(new UnknownEvent('There is no event called GnomeStolen.')))
  expect(calls).toEqual([])
  for (const plant of ['rose', 'lily']) {
    expect((await planEvents(log, plant)).map(({ type }) => type)).toEqual([
      'PlanRequested',
      'PlanTaken',
      'PlanTaken',
    ])
    expect(await givenBack(log, plant)).toBe(true)
  }
})
