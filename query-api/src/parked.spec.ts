import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { plants } from '@wattle/projections/plants/plants.ts'
import { expect, onTestFinished, test } from 'vitest'
import { openParked } from './parked.ts'
import { fern, iris } from './testing/query-server.ts'

test('a garden is parked only for the read models and builds that have a dead letter for it', async () => {
  const readModels = openSqliteReadModels(':memory:')
  onTestFinished(() => readModels.close())
  const letters = await DeadLetters.open(readModels)
  const letter = { readModel: 'plants', build: 4, revision: 3, error: 'Unheard of.' }
  await letters.add([
    { ...letter, version: plants.version, gardenId: iris },
    { ...letter, version: plants.version, build: 5, gardenId: fern },
  ])
  const parked = await openParked(readModels, {
    buildOf: (name) => ({ ...plants, name, build: 4 }),
  })
  expect(await parked(['plants'], [fern, iris])).toEqual(new Set([iris]))
  expect(await parked(['tasks', 'plants'], [fern, iris])).toEqual(new Set([iris]))
  expect(await parked(['tasks'], [fern, iris])).toEqual(new Set())
})
