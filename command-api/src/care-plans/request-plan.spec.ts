import { randomUUID } from 'node:crypto'
import { ownPlanStream, planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { requestPlanOn } from '../testing/care-plans.ts'
import { myGarden, openedLog } from '../testing/garden-log.ts'

const rose = idOf('rose')
const twin = idOf('a garden with the same rose')
const usual = planStream(rose, 2)

function opened() {
  const log = openedLog()
  const ask = (gardenId: GardenId) =>
    requestPlanOn(log)({
      type: 'PlanRequested',
      gardenId,
      plantId: rose,
      round: 2,
      causationId: randomUUID(),
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
