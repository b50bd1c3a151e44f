import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { type MongoDatabase, openMongoDatabase } from '../mongodb/database.ts'
import { scratchDatabase } from '../mongodb/testing/scratch-database.ts'
import { type BreakableConnection, openBreakableConnection } from '../testing/breakable-connection.ts'
import { withEngine } from '../testing/engines.ts'
import { eventually } from '../testing/eventually.ts'
import { openMongoReadModels } from './mongo-read-models.ts'
import { type Collection, type ReadModels, ReadModelsUnavailable } from './port.ts'
import { type Note, newName, pointingAt, stored } from './testing/contract-kit.ts'
import { waitsFor } from './testing/waits-for.ts'

withEngine('mongodb', ({ address }) => {
  const scratch = scratchDatabase(address)
  afterAll(scratch.drop)

  let connection: BreakableConnection
  let database: MongoDatabase
  let readModels: ReadModels
  beforeEach(async () => {
    connection = await openBreakableConnection(address)
    database = openMongoDatabase(connection.through(scratch.url), { timeout: 700, heartbeat: 500 })
    readModels = openMongoReadModels(database)
    // On a busy machine the first connection may take longer than the timeout for outages.
    await eventually(() => readModels.check())
  })
  afterEach(async () => {
    connection.mend()
    await readModels.close()
    await database.close()
    await connection.close()
  })

  const opened = () => readModels.open<Note>({ name: newName(), version: 1, indexes: [['gardenId']] })
  const many = Array.from({ length: 4_000 }, (_, index) =>
    stored(`n${index}`, 3, { gardenId: 'g1', title: `Note ${index}`, text: 'x'.repeat(100) }),
  )
  const seen = new Map([['g1', 3]])
  const ids = many.map(({ id }) => id)
  const whole = new Map(many.map((each) => [each.id, each]))

  /** Resolves once the store answers again. */
  async function answers(collection: Collection<Note>): Promise<void> {
    await expect.poll(() => collection.load(['n0']).catch(() => null)).not.toBeNull()
  }

  test('a save is completed although its connection breaks in the middle', async () => {
    const collection = await opened()
    const broken = connection.breakAfter(800_000)
    await collection.save(many, seen)
    await broken
    expect(await collection.load(ids)).toEqual(whole)
    expect(await collection.seen(['g1'])).toEqual(seen)
  })

  test('a save that is cut off fails without a new revision, and can be repeated', async () => {
    const collection = await opened()
    const broken = connection.breakAfter(800_000, 'cut')
    await expect(collection.save(many, seen)).rejects.toBeInstanceOf(ReadModelsUnavailable)
    await broken
    connection.mend()
    await answers(collection)
    const found = await collection.load(ids)
    expect(found.size).toBeGreaterThan(0)
    expect(found.size).toBeLessThan(many.length)
    expect(found).toEqual(new Map(many.filter(({ id }) => found.has(id)).map((each) => [each.id, each])))
    expect(await collection.seen(['g1'])).toEqual(new Map())

    await collection.save(many, seen)
    expect(await collection.load(ids)).toEqual(whole)
    expect(await collection.seen(['g1'])).toEqual(seen)
  })

  test('reads, waits and the health check fail while the database is away, and recover', async () => {
    const collection = await opened()
    await collection.save([stored('n0', 1, { gardenId: 'g1', title: 'Water' })], new Map([['g1', 1]]))
    connection.cut()
    await Promise.all(
      [
        readModels.check(),
        collection.load(['n0']),
        collection.find({ where: { gardenId: 'g1' } }),
        collection.count({}),
        collection.waitForSeen('g1', 1, 100),
        readModels.pointers(),
        readModels.point('notes', pointingAt(1)),
        readModels.builds('notes'),
        readModels.open({ name: newName(), version: 1, indexes: [] }),
      ].map((call) => expect(call).rejects.toBeInstanceOf(ReadModelsUnavailable)),
    )
    connection.mend()
    await answers(collection)
    await expect(readModels.check()).resolves.toBeUndefined()
    expect(await collection.count({ gardenId: 'g1' })).toBe(1)
  })

  test('calls to a frozen database time out', async () => {
    const collection = await opened()
    await collection.count({})
    connection.freeze()
    await Promise.all([
      expect(readModels.check()).rejects.toBeInstanceOf(ReadModelsUnavailable),
      expect(collection.load(['n0'])).rejects.toBeInstanceOf(ReadModelsUnavailable),
      expect(collection.save(many, seen)).rejects.toBeInstanceOf(ReadModelsUnavailable),
    ])
    connection.mend()
    await answers(collection)
    await collection.save(many, seen)
    expect(await collection.load(ids)).toEqual(whole)
  })

  test('a wait through an outage ends once another process has written the revision', async () => {
    const shape = { name: newName(), version: 1, indexes: [] }
    const collection = await readModels.open<Note>(shape)
    const waiting = collection.waitForSeen('g1', 3, 30_000)
    await waitsFor(collection, 'g1')
    connection.cut()
    await expect(collection.load(['n0'])).rejects.toBeInstanceOf(ReadModelsUnavailable)
    const other = openMongoDatabase(scratch.url)
    await (await openMongoReadModels(other).open<Note>(shape)).save([], seen)
    await other.close()
    connection.mend()
    expect(await waiting).toBe(true)
  })

  test('a process that starts before its database connects later', async () => {
    connection.cut()
    await expect(opened()).rejects.toBeInstanceOf(ReadModelsUnavailable)
    await expect(opened()).rejects.toBeInstanceOf(ReadModelsUnavailable)
    connection.mend()
    await expect
      .poll(() =>
        readModels.check().then(
          () => 'there',
          () => 'away',
        ),
      )
      .toBe('there')
    const collection = await opened()
    await collection.save(many.slice(0, 1), seen)
    expect(await collection.count({})).toBe(1)
  })
})
