import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { Position } from '@wattle/contracts/envelope.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { locations } from './locations/locations.ts'
import { plants } from './plants/plants.ts'
import { prepareReadModels } from './prepare.ts'
import type { AnyReadModel } from './read-model.ts'
import { allReadModels } from './read-models.ts'
import { rebuild } from './rebuild.ts'
import { requirePrepared } from './require-prepared.ts'
import { startRunner } from './runner.ts'
import { aroundFolds } from './testing/around-folds.ts'
import { append, newEventsOf, openEngines, unheardOf } from './testing/engines.ts'
import { gardenA, gardenB, idOf } from './testing/happened.ts'
import { locationCreated, plantCreated } from './testing/sample-events.ts'
import { hashOf } from './verify.ts'

let engines: ReturnType<typeof openEngines>
let deadLetters: DeadLetters
beforeEach(async () => {
  engines = openEngines()
  deadLetters = await DeadLetters.open(engines.readModels)
})
afterEach(() => engines.close())

const names = Array.from({ length: 40 }, (_, index) => `Plant ${index}`)
const planted = [
  locationCreated('Bed'),
  locationCreated('Balcony'),
  ...names.map((name) => plantCreated(name, 'Bed')),
  ...names.map((name) => ({
    type: 'PlantMoved' as const,
    plantId: idOf(name),
    from: idOf('Bed'),
    to: idOf('Balcony'),
    visibility: 'private' as const,
  })),
]
const gardens = Array.from({ length: 12 }, (_, index) => idOf(`garden ${index}`))

/** Events of many gardens, one after the other in the log. */
async function plantGardens(): Promise<number> {
  for (let upTo = 1; upTo <= planted.length; upTo += 9) {
    for (const gardenId of gardens) {
      await append(engines.log, gardenId, newEventsOf(gardenId, planted.slice(0, upTo)))
    }
  }
  return (await engines.log.read(`garden-${gardens[0]}`)).length
}

/** So small that the cache has something to forget. */
function inSmallBatches(log: EventLog): EventLog {
  return {
    ...log,
    async *readAll<M>(after: Position | null) {
      for await (const batch of log.readAll<M>(after)) {
        for (let from = 0; from < batch.length; from += 7) yield batch.slice(from, from + 7)
      }
    },
  }
}

async function hashes(models: readonly AnyReadModel[]): Promise<string[]> {
  return await Promise.all(
    models.map(async (model) => {
      const collection = await engines.readModels.open(model)
      const found = await collection.find({ where: {} })
      return hashOf(await collection.load(found.map(({ id }) => id)))
    }),
  )
}

test('a rebuild through the smallest cache is what live work made of the same events', async () => {
  const count = await plantGardens()
  const runner = await startRunner({ ...engines, models: allReadModels, clock: () => new Date() })
  for (const model of allReadModels) {
    const collection = await engines.readModels.open(model)
    for (const gardenId of gardens) expect(await collection.waitForSeen(gardenId, count - 1, 5000)).toBe(true)
  }
  await runner.stop()
  const live = await hashes(allReadModels)

  const progress: number[] = []
  const done = await rebuild(allReadModels, {
    ...engines,
    log: inSmallBatches(engines.log),
    deadLetters,
    cachedDocuments: 8,
    onProgress: ({ events }) => progress.push(events),
  })
  expect(done).toMatchObject({ events: count * gardens.length, gardens: gardens.length, parked: [] })
  expect(progress.at(-1)).toBe(count * gardens.length)
  expect(await hashes(allReadModels)).toEqual(live)
  for (const { name, version } of allReadModels) {
    expect(await engines.readModels.activeVersion(name)).toBe(version)
  }
})

test('a rebuild ends though gardeners go on, with all that was there when it began', async () => {
  const count = await plantGardens()
  const [first] = gardens
  let passes = 0
  const busy: EventLog = {
    ...engines.log,
    async *readAll<M>(after: Position | null) {
      passes += 1
      const [event] = newEventsOf(idOf(`garden of pass ${passes}`), planted.slice(0, 1))
      if (event) await append(engines.log, idOf(`garden of pass ${passes}`), [event])
      yield* engines.log.readAll<M>(after)
    },
  }
  const { events } = await rebuild([plants], { ...engines, log: busy, deadLetters })
  expect(events).toBeGreaterThan(count * gardens.length)
  const collection = await engines.readModels.open(plants)
  expect(await collection.seen([first ?? ''])).toEqual(new Map([[first, count - 1]]))
})

test('a garden that cannot be folded is parked for the new version, the others are there', async () => {
  await append(engines.log, gardenA, [...newEventsOf(gardenA, planted.slice(0, 3)), unheardOf(gardenA, 3)])
  await append(engines.log, gardenB, newEventsOf(gardenB, planted))
  const { parked } = await rebuild([plants], { ...engines, deadLetters })
  expect(parked.map(({ readModel, gardenId, revision }) => [readModel, gardenId, revision])).toEqual([
    ['plants', gardenA, 3],
  ])
  expect(await deadLetters.all()).toEqual(parked)
  const collection = await engines.readModels.open(plants)
  expect(await collection.seen([gardenA, gardenB])).toEqual(
    new Map([
      [gardenA, 2],
      [gardenB, planted.length - 1],
    ]),
  )
  expect(await collection.count({ gardenId: gardenB })).toBe(names.length)
})

test('a rebuild that was interrupted starts again, and readers keep the old version until it is done', async () => {
  await append(engines.log, gardenA, newEventsOf(gardenA, planted))
  await rebuild([plants], { ...engines, deadLetters })
  const newer: AnyReadModel = { ...plants, version: 2 }
  const interrupted = rebuild([newer], {
    ...engines,
    deadLetters,
    onProgress: () => {
      throw new Error('The power went out.')
    },
  })
  await expect(interrupted).rejects.toThrow('The power went out.')
  expect(await engines.readModels.activeVersion('plants')).toBe(1)

  await rebuild([newer], { ...engines, deadLetters })
  expect(await engines.readModels.activeVersion('plants')).toBe(2)
  expect(await hashes([newer])).toEqual(await hashes([plants]))
})

test('what differs from the log is not shown to anybody', async () => {
  await append(engines.log, gardenA, newEventsOf(gardenA, planted))
  let calls = 0
  const fickle = aroundFolds(plants, (fold) => {
    calls += 1
    const plant = fold()
    return plant && { ...plant, name: `${plant.name} ${calls}` }
  })
  await expect(rebuild([fickle], { ...engines, deadLetters })).rejects.toMatchObject({
    code: 'rebuild-unverified',
  })
  expect(await engines.readModels.activeVersion('plants')).toBeNull()
})

test('what readers use is not built anew underneath them', async () => {
  await rebuild([plants], { ...engines, deadLetters })
  await expect(rebuild([plants], { ...engines, deadLetters })).rejects.toThrow('plants@1')
})

test('an empty log makes every read model active at once', async () => {
  const told: string[] = []
  const prepare = { ...engines, models: allReadModels, tell: (line: string) => told.push(line) }
  await prepareReadModels(prepare)
  for (const { name, version } of allReadModels) {
    expect(await engines.readModels.activeVersion(name)).toBe(version)
  }
  await prepareReadModels(prepare)
  expect(told).toEqual([])
})

test('lost read models are built from the log, and people are told', async () => {
  await append(engines.log, gardenA, [...newEventsOf(gardenA, planted), unheardOf(gardenA, planted.length)])
  const told: string[] = []
  await prepareReadModels({ ...engines, models: [plants, locations], tell: (line) => told.push(line) })
  expect(await (await engines.readModels.open(plants)).count({ gardenId: gardenA })).toBe(names.length)
  expect(told[0]).toBe('Rebuilding from the event log: plants, locations.')
  expect(told[1]).toMatch(/^Done: 83 events, \d+ a second\.$/)
  expect(told.slice(2)).toEqual([
    `plants stopped for garden ${gardenA} at event 82: There is no event called PlantSang.`,
    `locations stopped for garden ${gardenA} at event 82: There is no event called PlantSang.`,
  ])
})

test('where processes run apart the version before stays until the next one is prepared, and may be read', async () => {
  const prepare = (version: number) =>
    prepareReadModels({
      ...engines,
      models: [{ ...plants, version }],
      tell: () => undefined,
      retired: 'keep-last',
    })
  const isPrepared = (version: number) => requirePrepared(engines.readModels, [{ ...plants, version }])
  await expect(isPrepared(1)).rejects.toThrow('plants@none is active')
  await prepare(1)
  await expect(isPrepared(2)).rejects.toThrow('run npm run prepare:production first')
  await prepare(2)
  await isPrepared(1)
  await isPrepared(2)
  await prepare(3)
  expect(await engines.readModels.versions('plants')).toEqual([2, 3])
  await expect(isPrepared(1)).rejects.toThrow('plants@1 is retired')
  await isPrepared(2)
  // An old machine that starts once more leads nobody back.
  await prepare(2)
  await expect(prepare(1)).rejects.toThrow('plants@1 is retired')
  expect(await engines.readModels.activeVersion('plants')).toBe(3)
  expect(await engines.readModels.versions('plants')).toEqual([2, 3])
})

test('a new version takes the place of the old one, which is dropped with its dead letters', async () => {
  await append(engines.log, gardenA, [...newEventsOf(gardenA, planted), unheardOf(gardenA, planted.length)])
  const tell = () => undefined
  await prepareReadModels({ ...engines, models: [plants, locations], tell })
  await prepareReadModels({ ...engines, models: [{ ...plants, version: 2 }, locations], tell })
  expect(await engines.readModels.activeVersion('plants')).toBe(2)
  expect(await engines.readModels.versions('plants')).toEqual([2])
  expect(await engines.readModels.versions('locations')).toEqual([1])
  expect((await deadLetters.all()).map(({ readModel, version }) => [readModel, version])).toEqual([
    ['locations', 1],
    ['plants', 2],
  ])
})
