import type { Feed } from '@wattle/adapters/feed/port.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { openMigrations } from '@wattle/adapters/system-streams/migrations.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { idOf, locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { expect, onTestFinished, test } from 'vitest'
import { plants } from '../plants/plants.ts'
import { startRunner } from '../runner.ts'
import { append, newEventsOf, openEngines } from '../testing/engines.ts'
import { gardenA } from '../testing/happened.ts'
import { differences } from '../verify.ts'
import { startMigrationWorker } from './migration-worker.ts'
import { mortal } from './testing/mortal.ts'

const firstEvents = 50
const story = [
  locationCreated('Bed'),
  ...Array.from({ length: 500 }, (_, index) => plantCreated(`Plant ${index}`, 'Bed')),
]
const clock = () => new Date()
const models = [plants]

/** Calls `onCall` before each call of an engine's methods. */
const counting = <Engine extends object>(engine: Engine, onCall: () => void): Engine =>
  new Proxy(engine, {
    get(target, property) {
      const value = Reflect.get(target, property)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        onCall()
        return value.apply(target, given)
      }
    },
  })

test('the first build loses no event however often its worker is killed, and the runner skips older events', async () => {
  const engines = openEngines()
  onTestFinished(() => engines.close())
  const { log, readModels } = engines
  const lengths = new Map<GardenId, number>()
  const garden = async (gardenId: GardenId, length: number) => {
    lengths.set(gardenId, length)
    await append(log, gardenId, newEventsOf(gardenId, story.slice(0, length)))
  }
  await garden(gardenA, firstEvents)

  let handed = 0
  const feed: Feed = {
    ...engines.feed,
    subscribe: (consumer, start, handle) =>
      engines.feed.subscribe(consumer, start, async (events) => {
        await handle(events)
        handed += events.length
      }),
  }
  const start = () => startRunner({ log, feed, readModels, models, clock, singleProcess: true })
  let runner = await start()
  const migrations = openMigrations(log, clock)
  await migrations.begin([{ type: 'MigrationRequested', readModels: null, hold: false }])
  /** Before each pointer is set, the runner handles a new garden's event without knowing of the build. */
  const pointingLate: ReadModels = {
    ...readModels,
    async point(...given) {
      await garden(idOf(`garden ${lengths.size}`), 1)
      await expect.poll(async () => (await runner.measure()).gap, { interval: 1 }).toBe(0)
      await readModels.point(...given)
    },
  }
  const isOver = async () => (await migrations.last())?.models[0]?.state === 'active'

  for (let calls = 1; !(await isOver()); calls++) {
    const life = new AbortController()
    const over = Promise.withResolvers<void>()
    life.signal.addEventListener('abort', () => over.resolve())
    let left = calls
    const dying = <Engine extends object>(engine: Engine) =>
      counting(mortal(engine, life.signal), () => {
        left -= 1
        if (left === 0) life.abort()
      })
    const worker = await Promise.race([
      startMigrationWorker({
        models,
        clock,
        singleProcess: true,
        interval: 1,
        checkpointInterval: 0,
        log: dying(log),
        readModels: dying(pointingLate),
        report: () => undefined,
        onProgress: ({ models: [model] }) => model?.state === 'active' && over.resolve(),
      }),
      over.promise,
    ])
    await garden(gardenA, firstEvents + calls)
    await over.promise
    if (life.signal.aborted) {
      await runner.stop()
      runner = await start()
    } else await worker?.stop()
  }

  const built = { ...plants, build: 1 }
  const collection = await readModels.open<object>(built)
  for (const [gardenId, length] of lengths)
    expect(await collection.waitForSeen(gardenId, length - 1, 5000)).toBe(true)
  const found = await differences([{ model: built, collection }], log, [...lengths.keys()])
  expect([...found.values()]).toEqual([])
  await expect.poll(async () => (await runner.measure()).gap).toBe(0)
  const happened = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  expect(handed).toBe(happened - firstEvents)
  await runner.stop()
})
