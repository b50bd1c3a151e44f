import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { openMigrations } from '@wattle/adapters/system-streams/migrations.ts'
import { locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mortal } from './admin/testing/mortal.ts'
import { locations } from './locations/locations.ts'
import { plants } from './plants/plants.ts'
import { type PrepareDeps, prepareReadModels } from './prepare.ts'
import type { AnyReadModel } from './read-model.ts'
import { allReadModels } from './read-models.ts'
import { requirePrepared } from './require-prepared.ts'
import { startRunner } from './runner.ts'
import { tasks } from './tasks/tasks.ts'
import { aroundFolds } from './testing/around-folds.ts'
import { append, newEventsOf, openEngines, unheardOf } from './testing/engines.ts'
import { gardenA } from './testing/happened.ts'
import { hashOf } from './testing/hash-of.ts'
import { pointingAt, use } from './testing/in-use.ts'

let engines: ReturnType<typeof openEngines>
let printed: string[]
beforeEach(() => {
  engines = openEngines()
  printed = []
})
afterEach(() => engines.close())

const roses = newEventsOf(gardenA, [
  locationCreated('Bed'),
  plantCreated('Rose', 'Bed'),
  plantCreated('Iceberg', 'Bed'),
])
const clock = () => new Date()
const plantsAt = (version: number): AnyReadModel => ({ ...plants, version })

const prepareWith = (given: Pick<PrepareDeps, 'models'> & Partial<PrepareDeps>) =>
  prepareReadModels({
    ...engines,
    clock,
    singleProcess: false,
    interval: 5,
    print: (line) => printed.push(line),
    report: (error) => printed.push(String(error)),
    ...given,
  })

const prepare = (...models: AnyReadModel[]) => prepareWith({ models })

/** A log that acknowledges the switch of readers only after `come` has resolved. */
const decidedBefore = (come: () => Promise<void>): EventLog => ({
  ...engines.log,
  async append(...given) {
    const appended = await engines.log.append(...given)
    if (given[1].some(({ type }) => type === 'MigrationSwitched')) await come()
    return appended
  },
})

async function activeOf(name: string) {
  return (await engines.readModels.pointers()).get(name)?.active ?? null
}

async function hashes(models: readonly AnyReadModel[]): Promise<string[]> {
  return await Promise.all(
    models.map(async (model) => {
      const collection = await engines.readModels.open({ ...model, ...(await activeOf(model.name)) })
      const found = await collection.find({ where: {} })
      return hashOf(await collection.load(found.map(({ id }) => id)))
    }),
  )
}

test('with an empty log every read model is in use at once', async () => {
  await prepare(...allReadModels)
  for (const { name, version } of allReadModels)
    expect((await engines.readModels.pointers()).get(name)).toEqual(pointingAt(version))
  await prepare(...allReadModels)
  expect(printed).toEqual([])
})

test('a read model built from the log equals the one that live events made', async () => {
  await use(engines.readModels, allReadModels)
  const runner = await startRunner({ ...engines, models: allReadModels, clock })
  await append(engines.log, gardenA, roses)
  for (const model of allReadModels) {
    expect(await (await engines.readModels.open(model)).waitForSeen(gardenA, 2, 5000)).toBe(true)
  }
  await runner.stop()
  const live = await hashes(allReadModels)

  for (const { name } of allReadModels)
    await engines.readModels.point(name, { active: null, building: null, kept: null })
  await prepare(...allReadModels)
  expect(await activeOf('tasks')).toEqual({ version: tasks.version, build: 1 })
  expect(await hashes(allReadModels)).toEqual(live)
})

test('preparing prints the progress and where a garden is parked', async () => {
  await append(engines.log, gardenA, [...roses, unheardOf(gardenA, 3)])
  await prepare(plants, locations)
  expect(printed.at(-1)).toBe(
    `plants@${plants.version}, locations@${locations.version} in use: Garden ${gardenA} stopped at event 3: There is no event called PlantSang.`,
  )
})

test('two releases that prepare at once build once', async () => {
  await append(engines.log, gardenA, roses)
  await Promise.all([prepare(plants, locations), prepare(plants, locations)])
  expect((await openMigrations(engines.log, clock).last())?.number).toBe(1)
  expect(await activeOf('plants')).toEqual({ version: plants.version, build: 1 })
})

test('preparing waits for a switch that is decided but not done, and does not build again', async () => {
  await append(engines.log, gardenA, roses)
  await prepare(plantsAt(1))
  const migrations = openMigrations(engines.log, clock)
  let looks = 0
  const readModels: ReadModels = {
    ...engines.readModels,
    pointers() {
      looks += 1
      return engines.readModels.pointers()
    },
  }
  const log = decidedBefore(async () => {
    const before = looks
    const isBuiltAgain = async () => (await migrations.last())?.number === 3
    await expect.poll(async () => looks > before + 5 || (await isBuiltAgain()), { interval: 1 }).toBe(true)
  })
  await prepareWith({ models: [plantsAt(2)], log, readModels })
  expect((await migrations.last())?.number).toBe(2)
  expect((await engines.readModels.pointers()).get('plants')).toEqual({
    active: { version: 2, build: 2 },
    building: null,
    // What processes of the previous release read.
    kept: { version: 1, build: 1 },
  })
})

test('a switch that was decided before a kill is done after it, without building again', async () => {
  await append(engines.log, gardenA, roses)
  await prepare(plantsAt(1))
  const life = new AbortController()
  const killed = Promise.withResolvers<void>()
  const log = decidedBefore(async () => {
    life.abort()
    killed.resolve()
  })
  const [models, singleProcess] = [[plantsAt(2)], true]
  const readModels = mortal(engines.readModels, life.signal)
  void prepareWith({ models, singleProcess, log: mortal(log, life.signal), readModels })
  await killed.promise
  expect(await activeOf('plants')).toEqual({ version: 1, build: 1 })

  await prepareWith({ models, singleProcess })
  expect((await openMigrations(engines.log, clock).last())?.number).toBe(2)
  expect(await activeOf('plants')).toEqual({ version: 2, build: 2 })
})

test('a preparation that fails gives the reason', async () => {
  await append(engines.log, gardenA, roses)
  let calls = 0
  const fickle = aroundFolds(plants, (fold) => {
    const plant = fold()
    calls += 1
    return plant && { ...plant, name: `${plant.name} ${calls}` }
  })
  await expect(prepare(fickle)).rejects.toThrow('differs from its 3 events')
  expect(await activeOf('plants')).toBeNull()
})

test('preparing fails while a migration waits for a person', async () => {
  await append(engines.log, gardenA, roses)
  await prepare(plants)
  const migrations = openMigrations(engines.log, clock)
  await migrations.begin([{ type: 'MigrationRequested', readModels: ['plants'], hold: true }])
  await expect(prepare(plants, locations)).rejects.toThrow('is waiting to be switched')
})

test('the previous version stays readable, and the one before it is retired', async () => {
  await append(engines.log, gardenA, roses)
  const isPrepared = (version: number) => requirePrepared(engines.readModels, [plantsAt(version)])
  await expect(isPrepared(1)).rejects.toThrow('plants@none is active')
  await prepare(plantsAt(1))
  await expect(isPrepared(2)).rejects.toThrow('run npm run prepare:production first')
  await prepare(plantsAt(2))
  await isPrepared(1)
  await isPrepared(2)
  await prepare(plantsAt(3))
  expect((await engines.readModels.builds('plants')).map(({ version }) => version)).toEqual([2, 3])
  await expect(isPrepared(1)).rejects.toThrow('plants@1 is retired')
  await isPrepared(2)
  // An old machine that starts again does not switch readers back.
  await prepare(plantsAt(2))
  await expect(prepare(plantsAt(1))).rejects.toThrow('plants@1 is retired')
  expect((await activeOf('plants'))?.version).toBe(3)
})
