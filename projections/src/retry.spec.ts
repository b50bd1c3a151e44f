import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import { SkippedEvents } from '@wattle/contracts/admin/dead-letters.ts'
import { idOf, locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { plants } from './plants/plants.ts'
import { Projection } from './projection.ts'
import { aroundFolds } from './testing/around-folds.ts'
import { append, newEventsOf, openEngines } from './testing/engines.ts'
import { gardenA } from './testing/happened.ts'

const roses = newEventsOf(gardenA, [
  locationCreated('Bed'),
  plantCreated('Rose', 'Bed'),
  plantCreated('Iceberg', 'Bed'),
])

const error = 'Iceberg does not fit.'
const model = aroundFolds(plants, (fold, id) => {
  if (id === idOf('Iceberg')) throw new Error(error)
  return fold()
})
const built = { ...model, build: 0 }
const letterAt = (revision: number) => ({
  readModel: model.name,
  version: model.version,
  build: 0,
  gardenId: gardenA,
  revision,
  error,
})

test.each(['the release', 'the new letter'])(
  'a garden that another worker parks while it is released stays parked, even if only %s is stored',
  async (stored) => {
    const { log, readModels, close } = openEngines()
    onTestFinished(close)
    const deadLetters = await DeadLetters.open(readModels)
    await append(log, gardenA, roses.slice(0, 2))
    await deadLetters.add([letterAt(1)])

    const remove = deadLetters.remove.bind(deadLetters)
    vi.spyOn(deadLetters, 'remove').mockImplementationOnce(async (...released) => {
      await append(log, gardenA, roses)
      const release = () => remove(...released)
      const park = () => deadLetters.add([letterAt(2)])
      // Both read the letter before either saves, and of two such changes the store keeps the first.
      const changes = stored === 'the release' ? [release, park] : [park, release]
      await Promise.all(changes.map((change) => change()))
      expect(await deadLetters.all()).toEqual(stored === 'the release' ? [] : [letterAt(2)])
    })
    const deps = { log, readModels, deadLetters, skipped: new SkippedEvents() }
    await new Projection(built, await readModels.open(built), deps).retry(gardenA)
    expect(await deadLetters.all()).toEqual([letterAt(2)])
  },
)
