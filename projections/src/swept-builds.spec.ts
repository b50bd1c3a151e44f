import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { createSweep } from '@wattle/adapters/feed/sweep.ts'
import { areSwept } from '@wattle/adapters/feed/sweep-checkpoints.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { prepareIdentityLinks } from './identity/keep-identity-links.ts'
import { locations } from './locations/locations.ts'
import { plants } from './plants/plants.ts'
import { prepareReadModels } from './prepare.ts'
import type { AnyReadModel } from './read-model.ts'
import { consumerOf, startRunner } from './runner.ts'
import { sweptBuilds } from './swept-builds.ts'
import { append, newEventsOf, openEngines } from './testing/engines.ts'
import { gardenA, gardenB } from './testing/happened.ts'
import { use } from './testing/in-use.ts'
import { differences } from './verify.ts'

let engines: ReturnType<typeof openEngines>
beforeEach(async () => {
  engines = openEngines()
})
afterEach(() => engines.close())

const names = Array.from({ length: 40 }, (_, index) => `Plant ${index}`)
const story = [locationCreated('Bed'), ...names.map((name) => plantCreated(name, 'Bed'))]
const clock = () => new Date()
const unreported = (error: unknown) => expect.fail(String(error))

const before: readonly AnyReadModel[] = [plants, locations]
const release: readonly AnyReadModel[] = [...before, { ...plants, version: plants.version + 1 }]

const happen = (gardenId: GardenId, count: number, log: EventLog = engines.log) =>
  append(log, gardenId, newEventsOf(gardenId, story.slice(0, count)))

/** Prepares a release, as is done before its processes start. */
async function prepare(models: readonly AnyReadModel[], readModels: ReadModels = engines.readModels) {
  const given = { ...engines, readModels, report: unreported }
  await prepareReadModels({
    ...given,
    models,
    clock,
    singleProcess: false,
    interval: 5,
    print: () => undefined,
  })
  await prepareIdentityLinks(given)
}

const isSwept = async (models: readonly AnyReadModel[]) =>
  areSwept(await sweptBuilds(models, engines.readModels), engines.checkpoints)

/** A worker that starts at the end of a feed without a checkpoint, and has swept once. */
async function work(models: readonly AnyReadModel[]) {
  const { log, checkpoints, readModels } = engines
  const consumer = consumerOf(models)
  const runner = await startRunner({ ...engines, models, clock, consumer, start: 'end' })
  onTestFinished(() => runner.stop())
  const swept: string[] = []
  const sweep = createSweep({
    log,
    checkpoints,
    start: 'beginning',
    consumers: () => sweptBuilds(models, readModels),
    async handle(events) {
      swept.push(...events.map(({ stream, revision }) => `${stream} ${revision}`))
      await runner.apply(events)
    },
  })
  await sweep()
  return { swept, stop: () => runner.stop() }
}

/** For the active builds: the gardens that are incomplete or differ from their events. */
async function faults(models: readonly AnyReadModel[]): Promise<string[]> {
  const { log, readModels } = engines
  const pointers = await readModels.pointers()
  const found: string[] = []
  for (const { name } of before) {
    const active = pointers.get(name)?.active
    const model = models.find((each) => each.name === name && each.version === active?.version)
    if (!active || !model) throw new Error(`${name} is not in use.`)
    const collection = await readModels.open<object>({ ...model, build: active.build })
    const seen = await collection.seen([gardenA, gardenB])
    for (const gardenId of [gardenA, gardenB]) {
      const there = (await log.read(gardenStream(gardenId))).length
      if ((seen.get(gardenId) ?? -1) + 1 !== there) found.push(`${name} has not seen all of ${gardenId}.`)
    }
    found.push(...(await differences([{ model, collection }], log, [gardenA, gardenB])).values())
  }
  return found
}

test('after a preparation only newer events are swept, and none is missing', async () => {
  await happen(gardenA, 2)
  await prepare(release)
  expect(await isSwept(release)).toBe(true)
  await happen(gardenB, 4)
  await happen(gardenA, 3)
  const { swept } = await work(release)
  expect(swept).toEqual([...[0, 1, 2, 3].map((at) => `garden-${gardenB} ${at}`), `garden-${gardenA} 2`])
  expect(await faults(release)).toEqual([])
})

test('events that happen while a build is handed over are not missing', async () => {
  await happen(gardenA, 2)
  let count = 2
  const pointing: ReadModels = {
    ...engines.readModels,
    async point(...given) {
      await happen(gardenA, ++count)
      await engines.readModels.point(...given)
      await happen(gardenB, count)
    },
  }
  await prepare(release, pointing)
  expect(count).toBeGreaterThan(3)
  await work(release)
  expect(await faults(release)).toEqual([])
})

test("events that the previous release's workers did not reach are swept, also for an unchanged version", async () => {
  await prepare(before)
  await happen(gardenA, 2)
  await (await work(before)).stop()
  await happen(gardenA, 3)
  await happen(gardenB, 1)
  await prepare(release)
  await happen(gardenB, 2)
  expect(await isSwept(release)).toBe(true)
  const { swept } = await work(release)
  expect(swept).toEqual([`garden-${gardenA} 2`, `garden-${gardenB} 0`, `garden-${gardenB} 1`])
  expect(await faults(release)).toEqual([])
})

test('a build without a known position is swept from the first event', async () => {
  await happen(gardenA, 3)
  await prepare(before)
  await use(engines.readModels, [locations])
  expect(await isSwept(before)).toBe(false)
  const { swept } = await work(before)
  expect(swept).toHaveLength(3)
  expect(await faults(before)).toEqual([])
})
