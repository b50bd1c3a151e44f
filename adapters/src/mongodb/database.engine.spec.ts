import type { Db } from 'mongodb'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openMongoReadModels } from '../read-models/mongo-read-models.ts'
import { ReadModelsUnavailable } from '../read-models/port.ts'
import { type Note, newName, stored } from '../read-models/testing/contract-kit.ts'
import { openBreakableConnection } from '../testing/breakable-connection.ts'
import { withEngine } from '../testing/engines.ts'
import { eventually } from '../testing/eventually.ts'
import { openMongoDatabase } from './database.ts'
import { scratchDatabase } from './testing/scratch-database.ts'

withEngine('mongodb', ({ address }) => {
  const scratch = scratchDatabase(address)
  afterAll(scratch.drop)

  async function opened(addressed: (url: string) => string = (url) => url) {
    const connection = await openBreakableConnection(address)
    const database = openMongoDatabase(addressed(connection.through(scratch.url)), {
      timeout: 1_000,
      silence: 500,
    })
    const readModels = openMongoReadModels(database)
    const shape = { name: newName(), version: 1, indexes: [] }
    const collection = await readModels.open<Note>(shape)
    onTestFinished(async () => {
      await readModels.close()
      await database.close()
      await connection.close()
    })
    return { connection, database, readModels, collection, shape }
  }

  const note = stored('a', 3, { gardenId: 'g1', title: 'Water' })
  const saved = new Map([['a', note]])
  const seen = new Map([['g1', 3]])

  test('a call without an answer is retried on another connection, and so is the next one', async () => {
    const { connection, readModels, collection } = await opened()
    await collection.save([note], seen)
    const asked = connection.holdBack('find')
    const loading = collection.load(['a'])
    await asked
    await readModels.check()
    expect(await loading).toEqual(saved)
    const written = connection.holdBack('update')
    const saving = collection.save([], new Map([['g1', 4]]))
    await written
    await saving
    expect(await collection.seen(['g1'])).toEqual(new Map([['g1', 4]]))
  })

  test('a call without an answer on any connection is unavailable, although heartbeats succeed', async () => {
    const { connection, readModels, collection } = await opened()
    const first = connection.holdBack('find')
    const loading = expect(collection.load(['a'])).rejects.toBeInstanceOf(ReadModelsUnavailable)
    await first
    await connection.holdBack('find')
    await readModels.check()
    await loading
    expect(await collection.load(['a'])).toEqual(new Map())
  })

  test('a call whose connections all broke is retried on a new one', async () => {
    const { connection, collection } = await opened()
    await collection.save([note], seen)
    const first = connection.holdBack('find')
    const silent = collection.load(['a']).catch(() => null)
    await first
    // The first request is repeated after the silence timeout. From then on, the driver may send a heartbeat at any time.
    await connection.holdBack('find')
    const asked = connection.holdBack('find')
    const loading = collection.load(['a'])
    await asked
    connection.cut()
    connection.mend()
    expect(await loading).toEqual(saved)
    await silent
  })

  test('a database is found again after a heartbeat that never ends', async () => {
    const { connection, database, readModels } = await opened()
    const ping = (db: Db) => db.command({ ping: 1 })
    const first = connection.holdBack('ping')
    // The last retry is immediate, while the broken connections have not been reported yet.
    const pinging = database.call((db) =>
      ping(db)
        .catch(() => ping(db))
        .catch(() => ping(db)),
    )
    pinging.catch(() => undefined)
    await first
    await connection.holdBack('ping')
    connection.cut()
    connection.mend()
    await eventually(() => readModels.check())
  })

  test('a call that never ends times out', async () => {
    const { database } = await opened()
    const never = database.call(() => Promise.withResolvers<void>().promise)
    await expect(never).rejects.toBeInstanceOf(ReadModelsUnavailable)
  })

  test('a lengthy call may be silent for longer', async () => {
    const { connection, database, readModels, collection } = await opened()
    const asked = connection.holdBack('ping')
    let isAnswered = false
    const asking = database
      .lengthy((db) => db.command({ ping: 1 }))
      .finally(() => {
        isAnswered = true
      })
    const answer = await asked
    const usual = connection.holdBack('find')
    const loading = collection.load(['a'])
    await usual
    await loading
    await readModels.check()
    expect(isAnswered).toBe(false)
    answer()
    expect(await asking).toMatchObject({ ok: 1 })
  })

  test('documents are saved by a majority before revisions, whatever the connection string says', async () => {
    const { connection, collection, shape } = await opened((url) => `${url}?w=1`)
    const other = openMongoDatabase(scratch.url)
    onTestFinished(() => other.close())
    const elsewhere = await openMongoReadModels(other).open<Note>(shape)
    const kept = async () => ({ notes: await elsewhere.load(['a']), seen: await elsewhere.seen(['g1']) })

    const majority = 'w\0\t\0\0\0majority\0'
    const documents = connection.holdBack(majority)
    const saving = collection.save([note], seen)
    const letDocumentsPass = await documents
    expect(await kept()).toEqual({ notes: new Map(), seen: new Map() })
    const revisions = connection.holdBack(`${majority}\bj\0\u0001`)
    letDocumentsPass()
    const letRevisionsPass = await revisions
    expect(await kept()).toEqual({ notes: saved, seen: new Map() })
    letRevisionsPass()
    await saving
    expect(await kept()).toEqual({ notes: saved, seen })
  })

  test('a field without a value is omitted, not saved as null', async () => {
    const { database } = await opened()
    const found = await database.call(async (db) => {
      await db.collection('fields').insertOne({ title: 'Water', done: undefined })
      return db
        .collection('fields')
        .find({}, { projection: { _id: 0 } })
        .toArray()
    })
    expect(found).toStrictEqual([{ title: 'Water' }])
  })
})
