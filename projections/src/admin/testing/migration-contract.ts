import { setTimeout as sleep } from 'node:timers/promises'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { expect, onTestFinished, test } from 'vitest'
import { plants } from '../../plants/plants.ts'
import { aroundFolds } from '../../testing/around-folds.ts'
import { pointingAt } from '../../testing/in-use.ts'
import { built, gardens, louder, openStage } from './stage.ts'

const old = { version: plants.version, build: 0 }
const [first = ''] = gardens

/** What every read model engine must support for migrations. */
export function migrationContract(openReadModels: () => Promise<ReadModels>): void {
  const opened = () => openStage(openReadModels)

  test('a migration survives two kills while gardeners keep writing, and can be rolled back and forward', async () => {
    const stage = await opened()
    await stage.garden(60)
    let isOver = false
    const gardening = (async () => {
      for (let upTo = 61; !isOver && upTo <= 82; upTo++) {
        await stage.garden(upTo)
        await sleep(40)
      }
    })()

    await stage.ask()
    for (const share of [0.3, 0.6]) {
      const worker = await stage.startWorker()
      await expect
        .poll(async () => (await stage.last())?.events, { interval: 1 })
        .toBeGreaterThan(720 * share)
      worker.kill()
      expect(await stage.pointer()).toEqual(pointingAt(plants.version))
    }
    const [before, read] = [(await stage.last())?.events ?? 0, stage.counted.events]
    await stage.startWorker()
    await stage.reaches('active')
    const after = (await stage.last())?.events ?? 0
    // The migration resumed: only the batch that a killed worker was processing was read again.
    expect(stage.counted.events - read).toBeLessThanOrEqual(after - before + 37)
    await expect.poll(stage.pointer).toEqual({ active: built(1), building: null, kept: old })

    await stage.say({ type: 'MigrationRolledBack', readModel: 'plants' })
    await expect.poll(stage.pointer).toEqual({ active: old, building: null, kept: built(1) })
    await stage.say({ type: 'MigrationSwitched', readModel: 'plants' })
    await expect.poll(stage.pointer).toEqual({ active: built(1), building: null, kept: old })
    isOver = true
    await gardening
    await stage.garden(82)

    for (const build of [old, built(1)]) {
      await stage.sees(build)
      expect(await stage.differing(build)).toEqual([])
    }
    const collection = await stage.readModels.open<{ name: string }>({ ...louder, build: 1 })
    const found = await collection.find({ where: { gardenId: first } })
    expect(found.map(({ document }) => document.name)).toContain('PLANT 39')
  })

  test('one of several workers does a migration, and another takes over when it is killed', async () => {
    const stage = await opened()
    await stage.garden(82)
    await stage.ask()
    const lease = { singleProcess: false, leaseDuration: 400 }
    const workers = await Promise.all([stage.startWorker(lease), stage.startWorker(lease)])
    await expect.poll(async () => (await stage.last())?.events, { interval: 1 }).toBeGreaterThan(300)
    // Either worker may hold the lease.
    workers[0]?.kill()
    await stage.reaches('active')
    expect(await stage.differing(built(1))).toEqual([])
  })

  test('a migration on hold waits for a person to switch it, and both versions stay up to date until then', async () => {
    const stage = await opened()
    await stage.garden(20)
    await stage.startWorker()
    await stage.ask(true)
    await stage.reaches('ready')
    expect(await stage.pointer()).toEqual({ active: old, building: built(1), kept: null })
    await stage.garden(82)
    for (const build of [old, built(1)]) {
      await stage.sees(build)
      expect(await stage.differing(build)).toEqual([])
    }
    await stage.say({ type: 'MigrationSwitched', readModel: 'plants' })
    await expect.poll(stage.pointer).toEqual({ active: built(1), building: null, kept: old })
  })

  test('a cancelled build is dropped, and the next migration builds under another number', async () => {
    const stage = await opened()
    await stage.garden(20)
    const worker = await stage.startWorker()
    await stage.ask(true)
    await stage.reaches('ready')
    expect(await stage.ask()).toBeNull()
    await stage.say({ type: 'MigrationCancelled', readModel: 'plants' })
    await expect.poll(() => stage.readModels.builds('plants')).toEqual([old])
    expect(await stage.pointer()).toEqual(pointingAt(plants.version))
    // As a worker would that is still writing to the dropped build.
    await stage.readModels.open({ ...louder, build: 1 })
    await expect.poll(() => stage.readModels.builds('plants')).toEqual([old])
    worker.kill()
    await stage.startWorker()
    await stage.ask()
    await expect.poll(stage.pointer).toEqual({ active: built(2), building: null, kept: old })
    expect(await stage.differing(built(2))).toEqual([])
  })

  test('an unchanged version is rebuilt beside itself, and only one earlier build is kept', async () => {
    const stage = await opened()
    await stage.garden(20)
    await stage.startWorker()
    for (const number of [1, 2, 3]) {
      await stage.ask()
      await expect.poll(async () => (await stage.pointer())?.active).toEqual(built(number))
    }
    expect(await stage.pointer()).toEqual({ active: built(3), building: null, kept: built(2) })
    await expect.poll(() => stage.readModels.builds('plants')).toEqual([built(2), built(3)])
  })

  test('a build that differs from the log is not switched to; a resumed migration goes on from the failure', async () => {
    const stage = await opened()
    await stage.garden(20)
    let calls = 0
    let isMended = false
    const fickle = aroundFolds(louder, (fold) => {
      calls += 1
      const plant = fold()
      return plant && !isMended ? { ...plant, name: `${plant.name} ${calls}` } : plant
    })
    const worker = await stage.startWorker({ models: [plants, fickle] })
    await stage.ask()
    await stage.reaches('failed')
    expect((await stage.last())?.error).toMatch(
      new RegExp(`^plants@${louder.version}: garden .* differs from its 20 events\\.$`),
    )
    expect((await stage.pointer())?.active).toEqual(old)
    worker.kill()

    isMended = true
    const collection = await stage.readModels.open<object>({ ...louder, build: 1 })
    await stage.startWorker()
    await stage.say({ type: 'MigrationResumed', readModel: 'plants' })
    await stage.reaches('failed')
    expect(await collection.count({})).toBeGreaterThan(0)
    await stage.say({ type: 'MigrationCancelled', readModel: 'plants' })
    await stage.ask()
    await stage.reaches('active')
  })

  test('an idle worker appends nothing to the log, however often it polls', async () => {
    const stage = await opened()
    await stage.garden(10)
    // Each poll asks the clock whether a kept build has expired, so clock calls count polls.
    let looks = 0
    const clock = () => {
      looks++
      return new Date()
    }
    await stage.startWorker({ singleProcess: false, clock })
    await stage.ask()
    await stage.reaches('active')
    await expect
      .poll(async () => (await stage.log.read('lease-migration')).at(-1)?.data)
      .toHaveProperty('until')
    const [since, events] = [looks, await released()]
    await expect.poll(() => looks - since).toBeGreaterThan(150)
    expect(await stage.log.read('lease-migration')).toHaveLength(events)

    /** The number of events in the lease stream once the lease is released. */
    async function released(): Promise<number> {
      let length = -1
      await expect
        .poll(async () => {
          const before = length
          length = (await stage.log.read('lease-migration')).length
          return length === before
        })
        .toBe(true)
      return length
    }
  })

  test('a kept build that nobody rolled back to within a week is dropped', async () => {
    const stage = await opened()
    await stage.garden(10)
    const worker = await stage.startWorker()
    await stage.ask()
    await expect.poll(stage.pointer).toEqual({ active: built(1), building: null, kept: old })
    worker.kill()
    await stage.startWorker({ clock: () => new Date(Date.now() + 8 * 24 * 3_600_000) })
    await expect.poll(() => stage.readModels.builds('plants')).toEqual([built(1)])
    expect(await stage.pointer()).toEqual({ active: built(1), building: null, kept: null })
    expect(await stage.last()).toMatchObject({ state: 'active', isKept: false })
  })
}

/** Closes the read models at the end of the test. */
export function closing(readModels: ReadModels, close: () => Promise<void>): ReadModels {
  onTestFinished(close)
  return readModels
}
