import { randomUUID } from 'node:crypto'
import { LogUnavailable } from '@wattle/adapters/event-log/port.ts'
import { PlantAiUnavailable } from '@wattle/adapters/plant-ai/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { UnknownEvent } from '@wattle/contracts/event.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { get } from '../lib/persistent-map.ts'
import {
  accepted,
  closed,
  createPlant,
  givenBack,
  openedRunner,
  openedSaga,
  plan,
  planEvents,
  planted,
  proposed,
  requested,
  scripted,
} from '../testing/care-plans.ts'
import { handlerOn, happenedIn, myGarden, openedLog, replayed } from '../testing/garden-log.ts'

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

test('a plan that had failed, but was not closed before a newer one was requested, is not made again', async () => {
  const { log, ask } = await planted('rose')
  await requested(log, 1)
  const of = { plantId: idOf('rose'), round: 1 }
  await ask({ type: 'FailCarePlan', ...of, reason: 'Away.' })
  await ask({
    type: 'RequestCarePlans',
    plantIds: [idOf('rose')],
    replacing: false,
    now: '2026-03-01T01:00:00.000Z',
  })
  const { plantAi, asked: calls } = scripted(plan)
  await openedRunner(log, plantAi)
  await closed(log, 'rose', 2)
  await closed(log, 'rose', 1)
  expect(calls).toEqual(['rose'])
  expect((await planEvents(log, 'rose')).at(-1)).toMatchObject({ type: 'PlanClosed', outcome: 'refused' })
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

test('a plan of a garden with events from a newer release stays open, and is not tried again', async () => {
  const { log, ask } = await planted('rose', 'lily')
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
  const other = { gardenId: idOf('another garden') }
  await ask({ type: 'CreateLocation', locationId: idOf('bed'), ...NewLocation.parse({ name: 'bed' }) }, other)
  await ask(createPlant('fern'), other)
  await closed(log, 'fern')
  await first.stop()
  expect(errors).toEqual(Array(2).fill(new UnknownEvent('There is no event called GnomeStolen.')))
  expect(calls).toEqual(['fern'])
  for (const plant of ['rose', 'lily']) {
    expect((await planEvents(log, plant)).map(({ type }) => type)).toEqual([
      'PlanRequested',
      'PlanTaken',
      'PlanTaken',
    ])
    expect(await givenBack(log, plant)).toBe(true)
  }
})
