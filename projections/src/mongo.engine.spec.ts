import { openMongoDatabase } from '@wattle/adapters/mongodb/database.ts'
import { scratchDatabase } from '@wattle/adapters/mongodb/testing/scratch-database.ts'
import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import { openMongoReadModels } from '@wattle/adapters/read-models/mongo-read-models.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { withEngine } from '@wattle/adapters/testing/engines.ts'
import { SkippedEvents } from '@wattle/contracts/admin/dead-letters.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { idOf, locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyEvents } from './apply-events.ts'
import { plants } from './plants/plants.ts'
import { Projection } from './projection.ts'
import type { AnyReadModel } from './read-model.ts'
import { allReadModels } from './read-models.ts'
import { gardenStories } from './testing/arbitrary-stories.ts'
import { append, newEventsOf, openEngines } from './testing/engines.ts'
import { recordedIn } from './testing/happened.ts'
import { hashOf } from './testing/hash-of.ts'
import { differences } from './verify.ts'

withEngine('mongodb', ({ address }) => {
  let embedded: ReturnType<typeof openEngines>
  let readModels: ReadModels
  let deadLetters: DeadLetters
  let close: () => Promise<void>

  beforeEach(async () => {
    const scratch = scratchDatabase(address)
    const database = openMongoDatabase(scratch.url)
    embedded = openEngines()
    readModels = openMongoReadModels(database)
    deadLetters = await DeadLetters.open(readModels)
    close = async () => {
      await readModels.close()
      await database.close()
      await embedded.close()
      await scratch.drop()
    }
  })
  afterEach(() => close())

  const gardens = Array.from({ length: 6 }, (_, index) => idOf(`garden ${index}`))
  const stories = fc.sample(gardenStories, { numRuns: gardens.length, seed: 15 })
  const storyOf = (gardenId: string): GardenEvent[] => [
    locationCreated('Bed'),
    plantCreated('Lemon', 'Bed'),
    ...(stories[gardens.indexOf(gardenId)] ?? []),
  ]

  async function tellStories(): Promise<void> {
    for (const gardenId of gardens) {
      await append(embedded.log, gardenId, newEventsOf(gardenId, storyOf(gardenId)))
    }
  }

  async function hashes(store: ReadModels, models: readonly AnyReadModel[]): Promise<string[]> {
    const found: string[] = []
    for (const model of models) {
      const collection = await store.open(model)
      const documents = await collection.find({ where: {} })
      found.push(hashOf(await collection.load(documents.map(({ id }) => id))))
    }
    return found
  }

  test('repeated events, late events and gaps give the same documents in MongoDB as in SQLite', async () => {
    await tellStories()
    const embeddedLetters = await DeadLetters.open(embedded.readModels)
    for (const [store, letters] of [
      [embedded.readModels, embeddedLetters],
      [readModels, deadLetters],
    ] as const) {
      const deps = {
        log: embedded.log,
        readModels: store,
        deadLetters: letters,
        skipped: new SkippedEvents(),
      }
      const projections = await Promise.all(
        allReadModels.map(
          async (model) => new Projection({ ...model, build: 0 }, await store.open(model), deps),
        ),
      )
      const all = new Map(gardens.map((gardenId) => [gardenId, recordedIn(gardenId, storyOf(gardenId))]))
      const beginning = new Map([...all].map(([gardenId, events]) => [gardenId, events.slice(0, 1)]))
      const end = new Map([...all].map(([gardenId, events]) => [gardenId, events.slice(-1)]))
      for (const events of [beginning, beginning, end, all, beginning]) {
        expect(await applyEvents(projections, events, deps)).toEqual([])
      }
    }
    expect(await hashes(readModels, allReadModels)).toEqual(await hashes(embedded.readModels, allReadModels))
  })

  test('workers that take the same events at once do no harm to each other', async () => {
    await tellStories()
    const collection = await readModels.open<object>(plants)
    const deps = { log: embedded.log, readModels, deadLetters, skipped: new SkippedEvents() }
    const workers = [1, 2, 3].map(() => new Projection({ ...plants, build: 0 }, collection, deps))
    const all = new Map(gardens.map((gardenId) => [gardenId, recordedIn(gardenId, storyOf(gardenId))]))
    await Promise.all(workers.map((worker) => applyEvents([worker], all, deps)))
    const kept = { model: plants, collection }
    expect(await differences([kept], embedded.log, gardens)).toEqual(new Map())
  })
})
