import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { openSqliteCheckpoints } from '@wattle/adapters/feed/sqlite-checkpoints.ts'
import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { Database } from '@wattle/adapters/sqlite/database.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import type { Position } from '@wattle/contracts/envelope.ts'
import { idOf, locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { locations } from '@wattle/projections/locations/locations.ts'
import { append, newEventsOf } from '@wattle/projections/testing/engines.ts'
import { gardenA } from '@wattle/projections/testing/happened.ts'
import { use } from '@wattle/projections/testing/in-use.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { expect, onTestFinished, test } from 'vitest'
import type { ThreadStart } from './messages.ts'
import { ThreadEnded } from './projection-thread.ts'
import { type InThreadDeps, runProjectionsInThread } from './run-projections-in-thread.ts'

const events = newEventsOf(gardenA, [
  locationCreated('Bed'),
  plantCreated('Rose', 'Bed'),
  locationCreated('Pond'),
])

/** A log and its read models in files, opened as the main thread would. */
async function opened() {
  const { folder, remove } = await scratchFolder()
  const files = { log: join(folder, 'events.sqlite'), readModels: join(folder, 'read-models.sqlite') }
  let told: (head: Position) => void = () => undefined
  const log = openSqliteEventLog(files.log, { onAppended: (head) => told(head) })
  const readModels = openSqliteReadModels(files.readModels)
  await use(readModels, [locations])
  const collection = await readModels.open<{ name: string }>(locations)
  onTestFinished(async () => {
    await Promise.all([log.close(), readModels.close()])
    await remove()
  })

  const reported: unknown[] = []
  const start = async (others: Partial<InThreadDeps> = {}) => {
    const projections = await runProjectionsInThread({
      start: { files, settings: readSettings({}) },
      onSaved: readModels.savedElsewhere,
      onAppended: (listener) => {
        told = listener
      },
      report: (error) => reported.push(error),
      pause: () => 0,
      ...others,
    })
    let stopping: Promise<void> | null = null
    const stop = () => {
      stopping ??= projections.stop()
      return stopping
    }
    onTestFinished(stop)
    return { ...projections, stop }
  }
  return {
    files,
    log,
    readModels,
    reported,
    start,
    happen: (count: number) => append(log, gardenA, events.slice(0, count)),
    isReached: (revision: number) => collection.waitForSeen(gardenA, revision, 20_000),
    names: async () => {
      const found = await collection.find({ where: { gardenId: gardenA }, sort: ['created'] })
      return found.map(({ document }) => document.name)
    },
  }
}

/** Opens threads, and keeps them so that a spec can terminate the last one. */
function mortal() {
  const opened: Worker[] = []
  return {
    open: (start: ThreadStart) => {
      const worker = new Worker(join(import.meta.dirname, 'thread-main.ts'), { workerData: start })
      opened.push(worker)
      return worker
    },
    kill: () => opened.at(-1)?.terminate(),
    opened,
  }
}

test('earlier and new events reach the read models and those who wait for them', async () => {
  const { start, happen, isReached, names, reported } = await opened()
  await happen(1)
  const projections = await start()
  expect(await isReached(0)).toBe(true)
  const waiting = isReached(2)
  await happen(3)
  expect(await waiting).toBe(true)
  expect(await names()).toEqual(['Bed', 'Pond'])
  expect(await projections.measure()).toMatchObject({ gap: 0, fault: null })
  await projections.stop()
  expect(reported).toEqual([])
})

test('a stopped thread measures nothing any more', async () => {
  const { start } = await opened()
  const projections = await start()
  const measuring = projections.measure().catch(String)
  await projections.stop()
  await measuring
  await expect(projections.measure()).rejects.toThrow('The thread of the read models has ended.')
})

test('a thread that ends is reported, and a new one continues where it stopped', async () => {
  const { start, happen, isReached, names, reported } = await opened()
  const { open, kill, opened: threads } = mortal()
  const projections = await start({ open })
  await happen(1)
  await isReached(0)
  await kill()
  await happen(3)
  expect(await isReached(2)).toBe(true)
  expect(await names()).toEqual(['Bed', 'Pond'])
  expect(threads).toHaveLength(2)
  expect(reported).toEqual([expect.any(ThreadEnded)])
  expect(await projections.measure()).toMatchObject({ gap: 0 })
})

test('measuring fails while there is no thread', async () => {
  const { start } = await opened()
  const { open, kill } = mortal()
  const projections = await start({ open, pause: () => 600_000 })
  await kill()
  await expect(projections.measure()).rejects.toThrow('The thread of the read models has ended.')
})

test('threads that keep ending are given up, and that is reported', async () => {
  const { start, reported } = await opened()
  const { open, kill } = mortal()
  let threads = 0
  const projections = await start({
    open: (given) => (threads++ === 0 ? open(given) : new Worker('', { eval: true })),
  })
  await kill()
  const sentence = 'The read models are no longer kept up to date: restart Wattle.'
  await expect.poll(() => projections.measure().catch((error: Error) => error.message)).toBe(sentence)
  expect(threads).toBe(5)
  expect(reported.map((error) => (error as Error).message)).toEqual([
    ...Array.from({ length: 5 }, () => 'The thread of the read models has ended.'),
    sentence,
  ])
})

test('a thread that cannot be opened is reported and tried again', async () => {
  const { start, happen, isReached, reported } = await opened()
  const { open, kill } = mortal()
  let threads = 0
  const projections = await start({
    open: (given) => {
      if (++threads === 2) throw new Error('No memory for a thread.')
      return open(given)
    },
  })
  await kill()
  await happen(1)
  expect(await isReached(0)).toBe(true)
  expect(reported).toEqual([expect.any(ThreadEnded), new Error('No memory for a thread.')])
  expect(await projections.measure()).toMatchObject({ gap: 0 })
})

test('starting rejects with the error that keeps the thread from starting', async () => {
  const { files, start } = await opened()
  const checkpoints = openSqliteCheckpoints(files.readModels)
  await checkpoints.save('projections', { position: '0000000000000042', event: null })
  await checkpoints.close()
  await expect(start()).rejects.toThrow('The event log is older than the data built from it')
})

test('a fault is measured while the read models cannot be written, and no event is lost', async () => {
  const { files, start, happen, isReached, names } = await opened()
  const projections = await start()
  const database = new Database(files.readModels, { synchronous: 'NORMAL' })
  onTestFinished(() => database.close())
  database.exec(
    `create trigger full before insert on "locations@${locations.version}" begin select raise(abort, 'No space.'); end`,
  )
  await happen(3)
  await expect.poll(async () => (await projections.measure()).fault).toBe('No space.')
  database.exec('drop trigger full')
  expect(await isReached(2)).toBe(true)
  expect(await names()).toEqual(['Bed', 'Pond'])
  expect((await projections.measure()).fault).toBeNull()
})

test('a damaged document parks its garden, and measuring says so', async () => {
  const { files, log, readModels, start, happen, isReached } = await opened()
  await happen(1)
  const first = await start()
  await isReached(0)
  await first.stop()
  const database = new Database(files.readModels, { synchronous: 'NORMAL' })
  onTestFinished(() => database.close())
  database.exec(`update "locations@${locations.version}" set document = substr(document, 5)`)

  const projections = await start()
  const renamed = { type: 'LocationRenamed', locationId: idOf('Bed'), name: 'Bog', was: 'Bed' } as const
  await append(log, gardenA, newEventsOf(gardenA, [locationCreated('Bed'), renamed]))
  const letters = await DeadLetters.open(readModels)
  await expect
    .poll(() => letters.all())
    .toMatchObject([{ readModel: 'locations', gardenId: gardenA, revision: 1 }])
  expect((await projections.measure()).fault).toMatch(/read-models\.sqlite is damaged/)
})

test('a failed retry of parked gardens is reported with its cause', async () => {
  const { files, readModels, start, happen, reported } = await opened()
  await happen(1)
  const parked = { readModel: locations.name, version: locations.version, build: 0, gardenId: gardenA }
  await (await DeadLetters.open(readModels)).add([{ ...parked, revision: 0, error: 'A fold threw.' }])
  const database = new Database(files.readModels, { synchronous: 'NORMAL' })
  onTestFinished(() => database.close())
  database.exec(
    `create trigger full before insert on "locations@${locations.version}" begin select raise(abort, 'No space.'); end`,
  )
  await start()
  const message = '1 parked garden could not be retried.'
  await expect.poll(() => reported).toMatchObject([{ message, errors: [{ message: 'No space.' }] }])
})
