import type { Stored } from '@wattle/adapters/read-models/port.ts'
import { locationCreated } from '@wattle/contracts/testing/sample-events.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { publicGardens } from './community/public-gardens.ts'
import { locations } from './locations/locations.ts'
import { type AnyReadModel, fold, keyOf } from './read-model.ts'
import { append, newEventsOf, openEngines } from './testing/engines.ts'
import { gardenA, gardenB, happenedIn } from './testing/happened.ts'
import { differences } from './verify.ts'

const events = [locationCreated('Bed'), locationCreated('Pot')]

/** A read model that holds two gardens, up to date with their events. */
async function opened(model: AnyReadModel) {
  const { log, readModels, close } = openEngines()
  onTestFinished(close)
  const collection = await readModels.open<object>(model)
  for (const gardenId of [gardenA, gardenB]) {
    await append(log, gardenId, newEventsOf(gardenId, events))
    const documents = new Map<string, Stored<object>>()
    for (const each of happenedIn(gardenId, events)) fold(model, documents, each)
    await collection.save([...documents.values()], new Map([[gardenId, 1]]))
  }
  const verify = async () => [...(await differences([{ model, collection }], log, [gardenA])).keys()]
  return { collection, verify }
}

test.each([publicGardens, locations])('verifying notices a surplus document: $name', async (model) => {
  const { collection, verify } = await opened(model)
  expect(await verify()).toEqual([])
  const surplus = { id: keyOf(gardenA, 'more'), gardenId: gardenA, revision: 1 }
  await collection.save([{ ...surplus, document: { gardenId: gardenA } }], new Map())
  expect(await verify()).toEqual([model.name])
})

test('verifying one garden does not search the documents of every garden', async () => {
  const { collection, verify } = await opened(publicGardens)
  const counting = vi.spyOn(collection, 'count')
  expect(await verify()).toEqual([])
  expect(counting).not.toHaveBeenCalled()
})
