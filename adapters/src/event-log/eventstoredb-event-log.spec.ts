import { randomUUID } from 'node:crypto'
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client'
import { unseal } from '@wattle/contracts/garden/events.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { lastingEventLogContract } from './close-contract.ts'
import { eventLogContract } from './contract.ts'
import { noStream, StreamDeleted } from './port.ts'
import { asRecorded, collect, newEvents, newStream, readAllOf } from './testing/contract-kit.ts'
import { openedOnDouble, openOnDouble } from './testing/on-double.ts'

eventLogContract('EventStoreDB, by its double', () => openOnDouble())
lastingEventLogContract('EventStoreDB, by its double', () => openOnDouble())
lastingEventLogContract('EventStoreDB, by its double that was started again', async () => {
  const { reopen, down, up, ...opened } = await openOnDouble()
  return {
    ...opened,
    async reopen() {
      await down()
      await up()
      return await reopen()
    },
  }
})

describe('anything the log did not write', () => {
  test('is hidden when it belongs to the server', async () => {
    const { log, address } = await openedOnDouble()
    expect(await log.head()).toBeNull()
    expect(await log.readAll(null)[Symbol.asyncIterator]().next()).toMatchObject({ done: true })
    const stream = newStream()
    const { position } = await log.append(stream, newEvents(2), noStream)
    const client = clientOf(address)
    for (let index = 0; index < 150; index += 1)
      await client.setStreamMetadata(`other-${index}`, { maxCount: 3 })
    await client.appendToStream('$own', jsonEvent({ type: 'Noted', data: {} }))
    await client.appendToStream('linked', jsonEvent({ type: '$>', data: {} }))
    expect(await log.head()).toBe(position)
    const all = []
    for await (const batch of log.readAll(null)) all.push(...batch)
    expect(all).toEqual(await log.read(stream))
    const following = collect(log, [stream, '$own', '$$other-0', 'linked'], null)
    await log.append(stream, newEvents(1), 1)
    await following.reached(3)
    expect(following.events).toEqual(await log.read(stream))
  })

  test('stops no subscription when it is unreadable, but cannot be unsealed', async () => {
    const { log, address } = await openedOnDouble()
    const stream = `garden-${randomUUID()}`
    const client = clientOf(address)
    const malformed = {
      ...jsonEvent({ type: 'PlantCreated', data: {} }),
      contentType: 'application/octet-stream',
    }
    await client.appendToStream(stream, [
      { ...malformed, data: Buffer.from('{"cut') } as never,
      jsonEvent({ type: 'PlantCreated', data: 'only text', metadata: { version: 1, metadata: {} } }),
      jsonEvent({ type: 'PlantCreated', data: { by: 'somebody' }, metadata: { theirs: true } }),
      jsonEvent({ type: 'PlantCreated', data: {}, metadata: Buffer.from('{"cut') }),
    ])
    const own = newEvents(1)
    await log.append(stream, own, 3)
    const following = collect(log, [stream], null)
    await following.reached(5)
    expect(following.events).toEqual(await log.read(stream))
    const foreign = following.events.slice(0, 4)
    expect(foreign).toMatchObject([
      { version: 0, data: { unreadable: 'eyJjdXQ=' }, metadata: {} },
      { version: 0, data: { unreadable: 'only text' }, metadata: { version: 1 } },
      { version: 0, data: { by: 'somebody' }, metadata: { theirs: true } },
      { version: 0, data: {}, metadata: {} },
    ])
    for (const event of foreign) expect(() => unseal(event as never)).toThrow()
    expect(following.events.slice(4)).toEqual(asRecorded(stream, own, 4))
  })

  test('may truncate or delete a stream, which then shows only the remaining events', async () => {
    const { log, address } = await openedOnDouble()
    const client = clientOf(address)
    const [short, deleted, gone] = [newStream(), newStream(), newStream()]
    const events = newEvents(3)
    for (const stream of [short, deleted, gone]) await log.append(stream, events, noStream)
    await client.setStreamMetadata(short, { truncateBefore: 2 })
    await client.deleteStream(deleted)
    await client.tombstoneStream(gone)
    expect(await log.read(short)).toEqual(asRecorded(short, events.slice(2), 2))
    expect([await log.read(deleted), await log.read(gone)]).toEqual([[], []])
    await expect(log.append(gone, newEvents(1), 2)).rejects.toBeInstanceOf(StreamDeleted)
  })
})

test('reading on from within a transaction with one commit position neither skips nor repeats events', async () => {
  const { log, transact } = await openedOnDouble()
  const stream = newStream()
  const events = newEvents(3)
  await transact(stream, events)
  await log.append(stream, newEvents(1, 'later'), 2)
  const all = await readAllOf(log, [stream], null)
  expect(all.slice(0, 3)).toEqual(asRecorded(stream, events))
  for (const [index, { position }] of all.slice(0, 3).entries()) {
    const rest = all.slice(index + 1)
    expect(await readAllOf(log, [stream], position)).toEqual(rest)
    const following = collect(log, [stream], position)
    await following.reached(rest.length)
    expect(following.events).toEqual(rest)
  }
})

test('a position of another log is refused', async () => {
  const { log } = await openedOnDouble()
  expect(() => log.subscribe('0000000000000042', async () => undefined)).toThrow(RangeError)
  await expect(log.readAll('42')[Symbol.asyncIterator]().next()).rejects.toThrow(RangeError)
})

function clientOf(address: string) {
  const client = EventStoreDBClient.connectionString(address)
  onTestFinished(() => client.dispose())
  return client
}
