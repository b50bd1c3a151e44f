import { randomUUID } from 'node:crypto'
import { openGuidePlantAi } from '@wattle/adapters/plant-ai/guide-plant-ai.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import { gardenLimits } from '@wattle/contracts/garden/limits.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { refusals } from '@wattle/contracts/refusals.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { get, size, values } from '../lib/persistent-map.ts'
import {
  accepted,
  closed,
  createPlant,
  eventsOf,
  openedRunner,
  openedSaga,
  plan,
  planEvents,
  planted,
  proposed,
  requested,
  requestPlanOn,
  scripted,
} from '../testing/care-plans.ts'
import { asked, handlerOn, happenedIn, myGarden, noon, openedLog, replayed } from '../testing/garden-log.ts'
import { planAskedFor } from './react.ts'

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
