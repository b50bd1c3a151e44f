import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openMongoDatabase } from '../mongodb/database.ts'
import { scratchDatabase } from '../mongodb/testing/scratch-database.ts'
import { ReadModelsUnavailable } from '../read-models/port.ts'
import { openBreakableConnection } from '../testing/breakable-connection.ts'
import { withEngine } from '../testing/engines.ts'
import { snapshotsContract } from './contract.ts'
import { type MongoSnapshotsOptions, openMongoSnapshots } from './mongo-snapshots.ts'

/** A busy machine may take seconds for the largest state. */
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

  test('a state that is larger than a document may be is not kept, and the one before it stays', async () => {
    const snapshots = opened()
    const before = { revision: 249, state: { note: 'small', '$set.a': [1, null] } }
    await snapshots.save('garden-1', 'v1', before)
    await snapshots.save('garden-1', 'v1', { revision: 499, state: { note: 'é'.repeat(8_500_000) } })
    expect(await snapshots.load('garden-1', 'v1')).toEqual(before)
  })

  test('a state of nearly that size is kept', async () => {
    const snapshots = opened()
    const state = { note: 'x'.repeat(15_900_000) }
    await snapshots.save('garden-2', 'v1', { revision: 9_999, state })
    expect(await snapshots.load('garden-2', 'v1')).toEqual({ revision: 9_999, state })
  })

  test('processes that save the same stream at once leave one of their snapshots', async () => {
    const states = [1, 2, 3, 4, 5, 6]
    await Promise.all(
      states.map((state) => opened().save('garden-3', 'v1', { revision: state, state: { state } })),
    )
    const kept = await opened().load('garden-3', 'v1')
    expect(states).toContain(kept?.revision)
    expect(kept?.state).toEqual({ state: kept?.revision })
  })

  test('a database that is away says so', async () => {
    const connection = await openBreakableConnection(address)
    onTestFinished(() => connection.close())
    const snapshots = opened({ timeout: 300 }, connection.through(scratch.url))
    await snapshots.save('garden-4', 'v1', { revision: 3, state: {} })
    connection.cut()
    await expect(snapshots.load('garden-4', 'v1')).rejects.toBeInstanceOf(ReadModelsUnavailable)
    connection.mend()
  })
})
