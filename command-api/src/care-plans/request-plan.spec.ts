import { randomUUID } from 'node:crypto'
import { ownPlanStream, planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { createPlant } from '../testing/care-plans.ts'
import { handlerOn, myGarden, noon, openedLog, replayed } from '../testing/garden-log.ts'
import { createRequestPlan } from './request-plan.ts'

const rose = idOf('rose')
const twin = idOf('a garden with the same rose')
const usual = planStream(rose, 2)

function opened() {
  const log = openedLog()
  let now = noon.getTime()
  const requestPlan = createRequestPlan({
    log,
    loadGarden: (gardenId) => replayed(log, gardenId),
    clock: () => new Date(now++),
  })
  const ask = (gardenId: GardenId, { round = 2, causationId = randomUUID() } = {}) =>
    requestPlan({
      type: 'PlanRequested',
      gardenId,
      plantId: rose,
      round,
      causationId,
      correlationId: randomUUID(),
    })
  const askedIn = async (stream: string) => (await log.read(stream)).map(({ data }) => data.gardenId)
  return { log, ask, askedIn }
}

test('requesting a plan again changes nothing', async () => {
  const { ask, askedIn } = opened()
  expect([await ask(myGarden), await ask(myGarden)]).toEqual([true, false])
  expect(await askedIn(usual)).toEqual([myGarden])
  expect(await askedIn(ownPlanStream(myGarden, rose, 2))).toEqual([])
})

test('a plan that was refused is made again for another cause only', async () => {
  const { log, ask } = opened()
  const tell = handlerOn(log, { singleProcess: false })
  await tell({ type: 'CreateLocation', locationId: idOf('bed'), ...NewLocation.parse({ name: 'bed' }) })
  await tell(createPlant('rose'))
  const cause = { round: 1, causationId: randomUUID() }
  expect(await ask(myGarden, cause)).toBe(true)
  const data = { outcome: 'refused', closedOn: '2026-03-21' }
  const closed = { id: randomUUID(), type: 'PlanClosed', version: 1, data, metadata: {} }
  await log.append(planStream(rose, 1), [closed], 0)
  expect(await ask(myGarden, cause)).toBe(false)
  expect(await ask(myGarden, { round: 1 })).toBe(true)
})

test('two gardens with the same plant each get their own plan', async () => {
  const { ask, askedIn } = opened()
  expect([await ask(myGarden), await ask(twin), await ask(twin)]).toEqual([true, true, false])
  expect(await askedIn(usual)).toEqual([myGarden])
  expect(await askedIn(ownPlanStream(twin, rose, 2))).toEqual([twin])
})

test('a garden gets its own plan for a plant of an erased garden; the erased garden gets none', async () => {
  const { log, ask, askedIn } = opened()
  for (const stream of [usual, ownPlanStream(myGarden, rose, 2)]) await log.deleteStream(stream)
  expect([await ask(twin), await ask(myGarden)]).toEqual([true, false])
  expect(await askedIn(ownPlanStream(twin, rose, 2))).toEqual([twin])
})
