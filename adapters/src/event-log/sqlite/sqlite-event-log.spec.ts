import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Position } from '@wattle/contracts/envelope.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Database } from '../../sqlite/database.ts'
import { scratchFolder } from '../../sqlite/testing/scratch.ts'
import { lastingEventLogContract } from '../close-contract.ts'
import { eventLogContract } from '../contract.ts'
import { LogUnavailable, noStream } from '../port.ts'
import { asRecorded, collect, newEvents, newStream, readAllOf } from '../testing/contract-kit.ts'
import { openLogOnDatabase } from './log-in-database.ts'
import { SharedHead } from './shared-head.ts'
import { openSqliteEventLog, openSqliteLogFollower } from './sqlite-event-log.ts'
import { SqliteEventTable } from './sqlite-event-table.ts'

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

test('streams are read one after another, up to a position', async () => {
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

test('a position of another log is refused', async () => {
  const { log, close } = await openInMemory()
  expect(() => log.subscribe('42', async () => undefined)).toThrow(RangeError)
  await close()
})

test('an error thrown by a handler is reported', async () => {
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

describe('a follower beside the process that owns the log', () => {
  async function openBoth() {
    const { folder, remove } = await scratchFolder()
    const path = join(folder, 'events.db')
    const head = new SharedHead()
    let woken = 0
    let wake: () => void = () => undefined
    const onAppended = (position: Position) => {
      if (!head.advance(position)) return
      woken += 1
      wake()
    }
    const log = openSqliteEventLog(path, { ...soon, onAppended })
    const stream = newStream()
    const before = newEvents(2)
    await log.append(stream, before, noStream)
    // As in another thread, the follower shares only memory with the log.
    const follower = openSqliteLogFollower(path, { ...soon, followed: new SharedHead(head.memory) })
    wake = follower.wake
    onTestFinished(async () => {
      await follower.close()
      await log.close()
      await remove()
    })
    return { log, follower, stream, before, timesWoken: () => woken }
  }

  test('receives the existing events and those the owner appends', async () => {
    const { log, follower, stream, before } = await openBoth()
    const following = collect(follower, [stream], null)
    await following.reached(2)
    const after = newEvents(3)
    await log.append(stream, after, 1)
    await following.reached(5)
    expect(following.events).toEqual(asRecorded(stream, [...before, ...after]))
    expect(await readAllOf(follower, [stream], null)).toEqual(following.events)
  })

  test('is woken only while it waits, and misses nothing', async () => {
    const { log, follower, stream, timesWoken } = await openBoth()
    const { position } = await log.append(stream, newEvents(1), 1)
    expect([await follower.head(), timesWoken()]).toEqual([position, 0])
    const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const revisions: number[] = []
    const following = follower.subscribe(null, async (events) => {
      revisions.push(...events.map(({ revision }) => revision))
      begun.resolve()
      await released.promise
    })
    await begun.promise
    for (let revision = 2; revision < 5; revision++) await log.append(stream, newEvents(1), revision)
    expect(timesWoken()).toBe(0)
    released.resolve()
    await expect.poll(() => revisions).toEqual([0, 1, 2, 3, 4, 5])
    await log.append(stream, newEvents(1), 5)
    await expect.poll(() => revisions.at(-1)).toBe(6)
    expect(timesWoken()).toBe(1)
    await following.stop()
  })

  test('waits again when the announced events have been deleted', async () => {
    const { log, follower, stream } = await openBoth()
    const other = newStream()
    const head = await follower.head()
    await log.append(other, newEvents(1), noStream)
    await log.deleteStream(other)
    const reading = vi.spyOn(SqliteEventTable.prototype, 'readBetween')
    onTestFinished(() => reading.mockRestore())
    const taken: (readonly { position: Position }[])[] = []
    const following = follower.subscribe(head, async (events) => void taken.push(events))
    for (let turn = 0; turn < 100; turn++) await nextTurn()
    expect(reading.mock.calls.length).toBeLessThan(5)
    const appended = await log.append(stream, newEvents(1), 1)
    await expect.poll(() => taken).toMatchObject([[{ position: appended.position }]])
    await following.stop()
  })

  test('cannot be appended to', async () => {
    const { follower } = await openBoth()
    await expect(follower.append(newStream(), newEvents(1), noStream)).rejects.toThrow(LogUnavailable)
  })
})

test('reading a long stream page by page yields to the event loop', async () => {
  const log = openSqliteEventLog(':memory:')
  onTestFinished(() => log.close())
  const stream = newStream()
  await log.append(stream, newEvents(2_000), noStream)
  let turns = 0
  for (let from = 0; from < 2_000; from += 500) {
    setImmediate(() => turns++)
    await log.read(stream, from, 500)
  }
  expect(turns).toBe(4)
})

describe('when the disk is full', () => {
  test('whole appends are refused, and succeed again once there is space', async () => {
    const { folder, remove } = await scratchFolder()
    const database = new Database(join(folder, 'events.db'), { synchronous: 'FULL' })
    const log = openLogOnDatabase(database, soon)
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

  test('a read-only log fails its health check, can be read, and recovers', async () => {
    const database = new Database(':memory:', { synchronous: 'FULL' })
    const log = openLogOnDatabase(database, soon)
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

  test('a missing folder makes the log unavailable', () => {
    expect(() => openSqliteEventLog('/no/such/folder/events.db')).toThrow(LogUnavailable)
  })
})
