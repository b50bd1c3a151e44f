import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Database } from '../../sqlite/database.ts'
import { scratchFolder } from '../../sqlite/testing/scratch.ts'
import { lastingEventLogContract } from '../close-contract.ts'
import { eventLogContract } from '../contract.ts'
import { LogUnavailable, noStream } from '../port.ts'
import { asRecorded, collect, newEvents, newStream, readAllOf } from '../testing/contract-kit.ts'
import { logInDatabase } from './log-in-database.ts'
import { openSqliteEventLog } from './sqlite-event-log.ts'

const soon = { pause: () => 1 }

async function openInFile() {
  const { folder, remove } = await scratchFolder()
  const path = join(folder, 'events.db')
  const log = openSqliteEventLog(path, soon)
  return {
    log,
    reopen: async () => openSqliteEventLog(path, soon),
    close: async () => {
      await log.close()
      await remove()
    },
  }
}

async function openInMemory() {
  const log = openSqliteEventLog(':memory:', soon)
  return { log, close: () => log.close() }
}

eventLogContract('SQLite in a file', openInFile)
lastingEventLogContract('SQLite in a file', openInFile)
eventLogContract('SQLite in memory', openInMemory)

test('an empty log has no head', async () => {
  const { log, close } = await openInMemory()
  expect(await log.head()).toBeNull()
  await close()
})

test('the streams are handed out one after another, up to a position', async () => {
  const { log, close } = await openInMemory()
  const [one, other] = [newStream(), newStream()]
  const events = newEvents(3_000)
  await log.append(one, events.slice(0, 1_500), noStream)
  await log.append(other, newEvents(2), noStream)
  const { position } = await log.append(one, events.slice(1_500), 1_499)
  await log.append(other, newEvents(1), 1)

  const read = []
  for await (const batch of log.readByStream?.(position) ?? []) read.push(...batch)
  expect(read).toEqual([...(await log.read(one)), ...(await log.read(other, 0, 2))])
  await close()
})

test('a position of some other log is refused', async () => {
  const { log, close } = await openInMemory()
  expect(() => log.subscribe('42', async () => undefined)).toThrow(RangeError)
  await close()
})

test('a handler that throws is reported', async () => {
  const told = Promise.withResolvers<unknown>()
  const log = openSqliteEventLog(':memory:', { ...soon, report: told.resolve })
  const failure = new Error('not today')
  log.subscribe(null, async () => {
    throw failure
  })
  await log.append(newStream(), newEvents(1), noStream)
  expect(await told.promise).toBe(failure)
  await log.close()
})

test('a subscription that falls far behind misses nothing', async () => {
  const { log, close } = await openInMemory()
  const stream = newStream()
  const released = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const revisions: number[] = []
  log.subscribe(null, async (events) => {
    await released.promise
    revisions.push(...events.map(({ revision }) => revision))
    if (revisions.length === 12_000) done.resolve()
  })
  for (let revision = -1; revision < 11_999; revision += 1_000)
    await log.append(stream, newEvents(1_000), revision)
  released.resolve()
  await done.promise
  expect(revisions).toEqual(Array.from({ length: 12_000 }, (_, index) => index))
  await close()
})

describe('when the disk is full', () => {
  test('appends are refused whole and go on by themselves once there is space', async () => {
    const { folder, remove } = await scratchFolder()
    const database = new Database(join(folder, 'events.db'), { synchronous: 'FULL' })
    const log = logInDatabase(database, soon)
    const [stream, other] = [newStream(), newStream()]
    const first = newEvents(2)
    await log.append(stream, first, noStream)
    const following = collect(log, [stream, other], null)
    const [pages] = database.get<[number]>('pragma page_count') ?? [0]
    database.exec(`pragma max_page_count = ${pages}`)

    const large = newEvents(2_000)
    const answers = await Promise.allSettled([
      log.append(stream, large, 1),
      log.append(other, large, noStream),
    ])
    for (const answer of answers) expect(answer).toMatchObject({ reason: expect.any(LogUnavailable) })
    expect(await readAllOf(log, [stream, other], null)).toEqual(asRecorded(stream, first))

    database.exec('pragma max_page_count = 1000000')
    await log.append(stream, large, 1)
    await following.reached(2_002)
    expect(following.events).toEqual(asRecorded(stream, [...first, ...large]))
    await log.close()
    await remove()
  })

  test('a log that cannot be written to fails its check, still reads, and recovers', async () => {
    const database = new Database(':memory:', { synchronous: 'FULL' })
    const log = logInDatabase(database, soon)
    const stream = newStream()
    const events = newEvents(2)
    await log.append(stream, events, noStream)
    database.exec('pragma query_only = on')
    await expect(log.check()).rejects.toBeInstanceOf(LogUnavailable)
    await expect(log.append(stream, newEvents(1), 1)).rejects.toBeInstanceOf(LogUnavailable)
    expect(await log.read(stream)).toEqual(asRecorded(stream, events))
    database.exec('pragma query_only = off')
    await expect(log.check()).resolves.toBeUndefined()
    expect(await log.append(stream, newEvents(1), 1)).toMatchObject({ revision: 2 })
    await log.close()
  })

  test('a folder that is not there is said to be so', () => {
    expect(() => openSqliteEventLog('/no/such/folder/events.db')).toThrow(LogUnavailable)
  })
})
