import { randomBytes } from 'node:crypto'
import { Binary } from 'mongodb'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openMongoDatabase } from '../mongodb/database.ts'
import { scratchDatabase } from '../mongodb/testing/scratch-database.ts'
import { ReadModelsUnavailable } from '../read-models/port.ts'
import { openBreakableConnection } from '../testing/breakable-connection.ts'
import { withEngine } from '../testing/engines.ts'
import { snapshotsContract } from './contract.ts'
import { type MongoSnapshotsOptions, openMongoSnapshots } from './mongo-snapshots.ts'

/** A busy machine may need seconds for the largest state. */
const unhurried = { timeout: 30_000 }

withEngine('mongodb', ({ address }) => {
  const scratch = scratchDatabase(address)
  afterAll(scratch.drop)

  snapshotsContract('MongoDB', async () => {
    const database = openMongoDatabase(scratch.url)
    return { snapshots: openMongoSnapshots(database, unhurried), close: () => database.close() }
  })

  function opened(options: MongoSnapshotsOptions = unhurried, url = scratch.url) {
    const database = openMongoDatabase(url)
    onTestFinished(() => database.close())
    return openMongoSnapshots(database, options)
  }

  test('a state too large for a document is reported once, and the previous snapshot stays', async () => {
    const snapshots = opened()
    const before = { revision: 249, state: { note: 'small', '$set.a': [1, null] } }
    await snapshots.save('garden-1', 'v1', before)
    const large = { revision: 499, state: {}, attachment: randomBytes(16_100_000) }
    await expect(snapshots.save('garden-1', 'v1', large)).rejects.toThrow('The snapshot of garden-1')
    await snapshots.save('garden-1', 'v1', large)
    expect(await snapshots.load('garden-1', 'v1')).toEqual(before)
  })

  test('a state of almost that size is kept, and a larger one that compresses well', async () => {
    const snapshots = opened()
    const attachment = randomBytes(15_900_000)
    await snapshots.save('garden-2', 'v1', { revision: 9_999, state: {}, attachment })
    const loaded = await snapshots.load('garden-2', 'v1')
    expect(attachment.equals(loaded?.attachment ?? Buffer.of())).toBe(true)
    const state = { note: 'Kangaroo paw '.repeat(5_000_000) }
    await snapshots.save('garden-2', 'v1', { revision: 10_249, state })
    expect(await snapshots.load('garden-2', 'v1')).toEqual({ revision: 10_249, state })
  })

  test('an uncompressed snapshot of an earlier release can be read', async () => {
    const database = openMongoDatabase(scratch.url)
    onTestFinished(() => database.close())
    const kept = {
      shape: 'v1',
      revision: 249,
      state: '{"plants":3}',
      aside: new Binary(Buffer.from('tasks')),
    }
    await database.call((db) =>
      db.collection<{ _id: string }>('snapshots').insertOne({ _id: 'garden-5', ...kept }),
    )
    const { attachment, ...rest } = (await opened().load('garden-5', 'v1')) ?? {}
    expect(rest).toEqual({ revision: 249, state: { plants: 3 } })
    expect(Buffer.from(attachment ?? []).toString()).toBe('tasks')
  })

  test('simultaneous saves of one stream leave one complete snapshot', async () => {
    const states = [1, 2, 3, 4, 5, 6]
    await Promise.all(
      states.map((state) => opened().save('garden-3', 'v1', { revision: state, state: { state } })),
    )
    const kept = await opened().load('garden-3', 'v1')
    expect(states).toContain(kept?.revision)
    expect(kept?.state).toEqual({ state: kept?.revision })
  })

  test('a database that is away is reported as unavailable', async () => {
    const connection = await openBreakableConnection(address)
    onTestFinished(() => connection.close())
    const snapshots = opened({ timeout: 300 }, connection.through(scratch.url))
    await snapshots.save('garden-4', 'v1', { revision: 3, state: {} })
    connection.cut()
    await expect(snapshots.load('garden-4', 'v1')).rejects.toBeInstanceOf(ReadModelsUnavailable)
    connection.mend()
  })
})
