import { appendFile, stat, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  ANY,
  END,
  EventStoreDBClient,
  NO_STREAM,
  StreamDeletedError,
  StreamNotFoundError,
  UnavailableError,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from '../../sqlite/testing/scratch.ts'
import { filesWith } from '../../testing/traces.ts'
import { newStream } from '../testing/contract-kit.ts'
import {
  all,
  append,
  client,
  double,
  driveDouble,
  failing,
  file,
  namesIn,
  note,
  restart,
  start,
  transact,
} from '../testing/driven-server.ts'
import { scavenge } from '../testing/scavenge.ts'
import { startEventStoreDouble } from './server.ts'

driveDouble()

describe('metadata and deletion in the double', () => {
  const filled = async () => {
    const stream = newStream()
    await append(
      stream,
      ['a', 'b', 'c', 'd', 'e'].map((name) => note(name)),
      NO_STREAM,
    )
    return stream
  }

  test('maxCount shows only the last events at once', async () => {
    const stream = await filled()
    await client.setStreamMetadata(stream, { maxCount: 3, own: 'key' })
    expect(await namesIn(stream)).toEqual(['c', 'd', 'e'])
    const [stored] = await all(client.readStream(`$$${stream}`))
    expect(stored).toMatchObject({ type: '$metadata', data: { $maxCount: 3, own: 'key' } })
    const { metadata, metastreamRevision } = await client.getStreamMetadata(stream)
    expect(metadata).toEqual({ maxCount: 3, own: 'key' })
    expect(metastreamRevision).toBe(stored?.position?.commit)
  })

  test('truncateBefore past the end keeps the revision, and every event in $all', async () => {
    const stream = await filled()
    await client.setStreamMetadata(stream, { truncateBefore: 5 })
    expect(await namesIn(stream)).toEqual([])
    expect(await failing(append(stream, [note('f')], NO_STREAM))).toMatchObject({ actualVersion: 4n })
    await append(stream, [note('f')], 4n)
    expect(await namesIn(stream)).toEqual(['f'])
    const everything = await all(client.readAll())
    expect(everything.filter(({ streamId }) => streamId === stream)).toHaveLength(6)
  })

  test('maxAge hides older events', async () => {
    const stream = await filled()
    await client.setStreamMetadata(stream, { maxAge: 0 })
    expect(await namesIn(stream)).toEqual([])
  })

  test('numbering continues after a soft deletion', async () => {
    const stream = await filled()
    const refused = await failing(client.deleteStream(stream, { expectedRevision: 9n }))
    expect(refused).toBeInstanceOf(WrongExpectedVersionError)
    expect(refused).toMatchObject({ code: 9, message: expect.stringContaining('WrongExpectedVersion') })
    await client.deleteStream(stream, { expectedRevision: 4n })
    expect(await failing(namesIn(stream))).toBeInstanceOf(StreamNotFoundError)
    expect(await append(stream, [note('f')], NO_STREAM)).toMatchObject({ nextExpectedRevision: 5n })
    expect(await namesIn(stream)).toEqual(['f'])
    await restart()
    expect(await namesIn(stream)).toEqual(['f'])
  })

  test('a tombstoned stream refuses everything after a restart', async () => {
    const stream = await filled()
    await client.tombstoneStream(stream)
    await restart()
    expect(await failing(namesIn(stream))).toBeInstanceOf(StreamDeletedError)
    expect(await failing(append(stream, [note('f')], ANY))).toBeInstanceOf(StreamDeletedError)
  })
})

describe('a scavenge', () => {
  const secret = 'Quandong am Gartenzaun'

  test('leaves no trace of a tombstoned stream, and everything else in place', async () => {
    const [gone, kept] = [newStream(), newStream()]
    await append(gone, [note(secret), note('a')], NO_STREAM)
    await append(kept, [note('b')], NO_STREAM)
    await append(gone, [note(secret)], 1n)
    await transact(gone, [secret, secret])
    await client.tombstoneStream(gone)
    const ours = async () =>
      (await all(client.readAll())).filter(({ streamId }) => [gone, kept].includes(streamId))
    const before = (await ours()).filter(
      ({ streamId, type }) => streamId === kept || type === '$streamDeleted',
    )
    expect(filesWith(dirname(file), secret)).toEqual([file])
    await scavenge(double.address)
    expect(await ours()).toEqual(before)
    expect((await all(client.readAll())).at(-1)).toMatchObject({ type: '$scavengeCompleted' })
    expect(filesWith(dirname(file), secret)).toEqual([])
    await append(kept, [note('c')], 0n)
    const last = await all(client.readAll())
    await restart()
    expect(await all(client.readAll())).toEqual(last)
    expect(await failing(append(gone, [note('d')], ANY))).toBeInstanceOf(StreamDeletedError)
  })

  test('is the only admin operation of the double', async () => {
    const { status } = await fetch(`http://127.0.0.1:${double.port}/admin/shutdown`, { method: 'POST' })
    expect(status).toBe(404)
  })
})

describe('the file of the double', () => {
  test.each([
    ['a kill', () => double.kill()],
    ['a good end', () => double.stop()],
  ])('has the same events after %s', async (_, end) => {
    const streams = Array.from({ length: 30 }, newStream)
    await Promise.all(streams.map((stream) => append(stream, [note('a'), note('b')], NO_STREAM)))
    await transact(newStream(), ['a', 'b'])
    const before = await all(client.readAll())
    await restart(end)
    expect(await all(client.readAll())).toEqual(before)
  })

  test('keeps each call whole or not at all, though the last write was cut short', async () => {
    const stream = newStream()
    await append(stream, [note('a')], NO_STREAM)
    const { size } = await stat(file)
    await append(stream, [note('b'), note('c')], 0n)
    await restart(async () => {
      await double.kill()
      await truncate(file, (await stat(file)).size - 5)
    })
    expect(await namesIn(stream)).toEqual(['a'])
    expect((await stat(file)).size).toBe(size)
    await append(stream, [note('d')], 0n)
    await restart(async () => {
      await double.kill()
      await appendFile(file, 'torn')
    })
    expect(await namesIn(stream)).toEqual(['a', 'd'])
  })

  test('is refused when it belongs to something else', async () => {
    const { folder, remove: removeFolder } = await scratchFolder()
    onTestFinished(removeFolder)
    await appendFile(join(folder, 'other'), 'x'.repeat(100))
    await expect(startEventStoreDouble({ file: join(folder, 'other') })).rejects.toThrow(
      'is not a file of the EventStoreDB double',
    )
  })
})

describe('a stopped double', () => {
  test('fails appends with a plain gRPC error, reads and subscriptions with a client error', async () => {
    const { port } = double
    const subscription = client.subscribeToAll({ fromPosition: END })
    const following = failing(all(subscription))
    await new Promise((resolve) => subscription.once('confirmation', resolve))
    const own = EventStoreDBClient.connectionString`esdb://127.0.0.1:${port}?tls=false&keepAliveInterval=10009`
    await double.kill()
    expect(await following).toBeInstanceOf(UnavailableError)
    const error = await failing(own.appendToStream(newStream(), note('a')))
    expect(error).toMatchObject({ code: 14 })
    expect(error).not.toBeInstanceOf(UnavailableError)
    expect(await failing(all(own.readAll()))).toBeInstanceOf(UnavailableError)
    await start(port)
    await own.dispose()
  })

  test('can be discovered by gossip', async () => {
    const discovering = EventStoreDBClient.connectionString`esdb+discover://127.0.0.1:${double.port}?tls=false`
    expect(await all(discovering.readAll({ maxCount: 1 }))).toHaveLength(1)
    await discovering.dispose()
  })
})
