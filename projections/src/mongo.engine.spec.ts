import { openMongoDatabase } from '@wattle/adapters/mongodb/database.ts'
import { scratchDatabase } from '@wattle/adapters/mongodb/testing/scratch-database.ts'
import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import { openMongoReadModels } from '@wattle/adapters/read-models/mongo-read-models.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { withEngine } from '@wattle/adapters/testing/engines.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { plants } from './plants/plants.ts'
import { Projection } from './projection.ts'
import type { AnyReadModel } from './read-model.ts'
import { allReadModels } from './read-models.ts'
import { rebuild } from './rebuild.ts'
import { gardenStories } from './testing/arbitrary-stories.ts'
import { append, newEventsOf, openEngines, unheardOf } from './testing/engines.ts'
import { gardenA, gardenB, idOf, recordedIn } from './testing/happened.ts'
import { locationCreated, plantCreated } from './testing/sample-events.ts'
import { differences, hashOf } from './verify.ts'

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

  test('live work with repeats, late events and gaps makes the documents that SQLite has', async () => {
    await tellStories()
    const embeddedLetters = await DeadLetters.open(embedded.readModels)
    for (const [store, letters] of [
      [embedded.readModels, embeddedLetters],
      [readModels, deadLetters],
    ] as const) {
      for (const model of allReadModels) {
        const projection = new Projection(model, await store.open(model), embedded.log, letters)
        const all = new Map(gardens.map((gardenId) => [gardenId, recordedIn(gardenId, storyOf(gardenId))]))
        const beginning = new Map([...all].map(([gardenId, events]) => [gardenId, events.slice(0, 1)]))
        const end = new Map([...all].map(([gardenId, events]) => [gardenId, events.slice(-1)]))
        for (const events of [beginning, beginning, end, all, beginning]) {
          expect(await projection.take(events)).toEqual([])
        }
      }
    }
    expect(await hashes(readModels, allReadModels)).toEqual(await hashes(embedded.readModels, allReadModels))
  })

  test('workers that take the same events at once do no harm to each other', async () => {
    await tellStories()
    const collection = await readModels.open<object>(plants)
    const workers = [1, 2, 3].map(() => new Projection(plants, collection, embedded.log, deadLetters))
    const all = new Map(gardens.map((gardenId) => [gardenId, recordedIn(gardenId, storyOf(gardenId))]))
    await Promise.all(workers.map((worker) => worker.take(all)))
    const kept = { model: plants, collection }
    expect(await differences([kept], embedded.log, gardens)).toEqual([])
  })

  test('a rebuild stands beside the live version, agrees with the log and takes its place at once', async () => {
    await tellStories()
    await rebuild(allReadModels, { log: embedded.log, readModels, deadLetters })
    const newer: AnyReadModel = { ...plants, version: plants.version + 1 }
    const before: unknown[] = []
    const watched: ReadModels = {
      ...readModels,
      async activate(name, version) {
        before.push(await readModels.activeVersion(name), await hashes(readModels, [newer]))
        await readModels.activate(name, version)
      },
    }
    const deps = { log: embedded.log, readModels: watched, deadLetters, cachedDocuments: 8 }
    expect(await rebuild([newer], deps)).toMatchObject({ gardens: gardens.length, parked: [] })
    expect(before).toEqual([plants.version, await hashes(readModels, [plants])])
    expect(await readModels.activeVersion('plants')).toBe(newer.version)
    expect(await readModels.versions('plants')).toEqual([plants.version, newer.version])
    expect(await hashes(readModels, [newer])).toEqual(await hashes(readModels, [plants]))

    const embeddedLetters = await DeadLetters.open(embedded.readModels)
    await rebuild(allReadModels, { ...embedded, deadLetters: embeddedLetters })
    expect(await hashes(readModels, allReadModels)).toEqual(await hashes(embedded.readModels, allReadModels))
  })

  test('a garden that cannot be folded is parked and tried again', async () => {
    const events = newEventsOf(gardenA, [locationCreated('Bed'), plantCreated('Lemon', 'Bed')])
    await append(embedded.log, gardenA, [...events, unheardOf(gardenA, 2)])
    await append(embedded.log, gardenB, newEventsOf(gardenB, [locationCreated('Bed')]))
    const { parked } = await rebuild([plants], { log: embedded.log, readModels, deadLetters })
    expect(parked.map(({ gardenId, revision }) => [gardenId, revision])).toEqual([[gardenA, 2]])
    expect(await deadLetters.all()).toEqual(parked)
    const collection = await readModels.open<object>(plants)
    const projection = new Projection(plants, collection, embedded.log, deadLetters)
    expect(await projection.retry(gardenA)).toEqual(parked[0])
    expect(await deadLetters.all()).toEqual(parked)
    expect(await collection.seen([gardenA, gardenB])).toEqual(
      new Map([
        [gardenA, 1],
        [gardenB, 0],
      ]),
    )
  })

  test('a difference between a read model and the log is found', async () => {
    await tellStories()
    await rebuild([plants], { log: embedded.log, readModels, deadLetters })
    const collection = await readModels.open<object>(plants)
    const [found] = await collection.find({ where: { gardenId: gardens[0] as string }, limit: 1 })
    const { id, document } = found as { id: string; document: object }
    const changed = {
      id,
      gardenId: gardens[0] as string,
      revision: 10_000,
      document: { ...document, name: '?' },
    }
    await collection.save([changed], new Map())
    expect(await differences([{ model: plants, collection }], embedded.log, gardens)).toHaveLength(1)
  })
})
