import { setTimeout as sleep } from 'node:timers/promises'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { Build, ReadModels } from '@wattle/adapters/read-models/port.ts'
import { DeadLetterDecisions } from '@wattle/adapters/system-streams/dead-letter-decisions.ts'
import { openMigrations } from '@wattle/adapters/system-streams/migrations.ts'
import type { MigrationState } from '@wattle/contracts/admin/migration.ts'
import type { MigrationEvent } from '@wattle/contracts/admin/migration-events.ts'
import type { Position } from '@wattle/contracts/envelope.ts'
import { idOf, locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { expect, onTestFinished } from 'vitest'
import { plants } from '../../plants/plants.ts'
import type { AnyReadModel } from '../../read-model.ts'
import { startRunner } from '../../runner.ts'
import { aroundFolds } from '../../testing/around-folds.ts'
import { append, newEventsOf, openEngines, unheardOf } from '../../testing/engines.ts'
import { use } from '../../testing/in-use.ts'
import { differences } from '../../verify.ts'
import { startMigrationWorker } from '../migration-worker.ts'
import { mortal } from './mortal.ts'

/** A later version of `plants` with a different fold. */
export const louder: AnyReadModel = {
  ...aroundFolds(plants, (fold) => {
    const plant = fold()
    return plant && { ...plant, name: plant.name.toUpperCase() }
  }),
  version: plants.version + 1,
}

/** A build of the later version. */
export const built = (build: number): Build => ({ version: louder.version, build })

export const both: readonly AnyReadModel[] = [plants, louder]
export const gardens = Array.from({ length: 12 }, (_, index) => idOf(`garden ${index}`))
const names = Array.from({ length: 40 }, (_, index) => `Plant ${index}`)
const story = [
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
const clock = () => new Date()

/** Gardens with `plants` in use, a runner that keeps them up to date, and a log for migrations. */
export async function openStage(openReadModels: () => Promise<ReadModels>) {
  const engines = openEngines()
  const { feed } = engines
  const readModels = await openReadModels()
  const log = inSmallBatches(engines.log)
  const deadLetters = await DeadLetters.open(readModels)
  const migrations = openMigrations(log, clock)
  await use(readModels, [plants])
  const runner = await startRunner({ log, feed, readModels, models: both, clock })
  const workers: { stop(): Promise<void> }[] = []
  const counted = { events: 0 }

  onTestFinished(async () => {
    for (const worker of workers) await worker.stop()
    await runner.stop()
    await engines.close()
  })

  /** Appends events until each garden has `upTo` of them. */
  async function garden(upTo: number): Promise<void> {
    for (const gardenId of gardens) {
      const there = (await log.read(`garden-${gardenId}`)).length
      if (there < upTo) await append(log, gardenId, newEventsOf(gardenId, story.slice(0, upTo)))
    }
  }

  /** Appends an event that no release knows; returns its revision. */
  async function spoil(gardenId: string): Promise<number> {
    const revision = (await log.read(`garden-${gardenId}`)).length
    await append(log, gardenId, [...(await newEvents(gardenId)), unheardOf(gardenId, revision)])
    return revision
  }

  const newEvents = async (gardenId: string) =>
    (await log.read<object>(`garden-${gardenId}`)).map(({ id, type, version, data, metadata }) => {
      return { id, type, version, data, metadata }
    })

  type Options = Partial<Parameters<typeof startMigrationWorker>[0]>

  /** Starts a worker that runs to the end of the test, or until it is killed without any clean-up. */
  async function startWorker(options: Options = {}): Promise<{ kill(): void }> {
    const life = new AbortController()
    const worker = await startMigrationWorker({
      models: both,
      clock,
      singleProcess: true,
      interval: 5,
      checkpointInterval: 0,
      cachedDocuments: 30,
      report: () => undefined,
      ...options,
      log: mortal(counting(options.log ?? log), life.signal),
      readModels: mortal(readModels, life.signal),
    })
    let isKilled = false
    workers.push({ stop: async () => (isKilled ? undefined : worker.stop()) })
    return {
      kill() {
        isKilled = true
        life.abort()
      },
    }
  }

  function counting(counted_: EventLog): EventLog {
    const count = async function* <M>(batches: AsyncIterable<M[]>) {
      for await (const batch of batches) {
        counted.events += batch.length
        yield batch
      }
    }
    const { readByStream } = counted_
    return {
      ...counted_,
      readAll: (after) => count(counted_.readAll(after)),
      ...(readByStream ? { readByStream: (...place) => count(readByStream(...place)) } : {}),
    }
  }

  const state = async (): Promise<MigrationState | undefined> =>
    (await migrations.last())?.models.find(({ name }) => name === 'plants')?.state

  const last = async () => {
    const migration = await migrations.last()
    return migration?.models[0]
  }

  /** Appends a person's decisions to the last migration. */
  async function say(...events: MigrationEvent[]): Promise<void> {
    const number = (await migrations.last())?.number ?? 0
    await migrations.change(number, () => events)
  }

  async function sees(build: Build): Promise<void> {
    const model = both.find(({ version }) => version === build.version) as AnyReadModel
    const collection = await readModels.open({ ...model, build: build.build })
    for (const gardenId of gardens) {
      const length = (await log.read(`garden-${gardenId}`)).length
      expect(await collection.waitForSeen(gardenId, length - 1, 60_000)).toBe(true)
    }
  }

  /** The differences between a build and a fresh fold of the log. */
  async function differing(build: Build): Promise<string[]> {
    const model = both.find(({ version }) => version === build.version) as AnyReadModel
    const collection = await readModels.open<object>({ ...model, build: build.build })
    const decisions = new DeadLetterDecisions(log)
    await decisions.read()
    return [...(await differences([{ model, collection }], log, gardens, decisions.skipped)).values()]
  }

  return {
    log,
    feed,
    readModels,
    deadLetters,
    migrations,
    runner,
    counted,
    garden,
    spoil,
    startWorker,
    state,
    last,
    say,
    sees,
    differing,
    ask: (hold = false) => migrations.begin([{ type: 'MigrationRequested', readModels: null, hold }]),
    pointer: async () => (await readModels.pointers()).get('plants'),
    reaches: async (wanted: MigrationState) => expect.poll(state, { interval: 5 }).toBe(wanted),
  }
}

/** Cuts batches small and slows them down, so that the cache has to evict and a kill leaves work undone. */
function inSmallBatches(log: EventLog): EventLog {
  async function* cut<M>(batches: AsyncIterable<M[]>): AsyncGenerator<M[]> {
    for await (const batch of batches) {
      for (let from = 0; from < batch.length; from += 37) {
        await sleep(1)
        yield batch.slice(from, from + 37)
      }
    }
  }
  const { readByStream } = log
  return {
    ...log,
    readAll: (after: Position | null) => cut(log.readAll(after)),
    ...(readByStream ? { readByStream: (...place) => cut(readByStream(...place)) } : {}),
  }
}
