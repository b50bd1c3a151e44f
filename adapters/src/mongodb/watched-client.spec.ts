import {
  MongoClient,
  type ServerClosedEvent,
  type ServerHeartbeatFailedEvent,
  type ServerHeartbeatStartedEvent,
  type ServerHeartbeatSucceededEvent,
} from 'mongodb'
import { expect, test, vi } from 'vitest'
import { watchClient } from './watched-client.ts'

const open = () => new MongoClient('mongodb://127.0.0.1:1/')
const server = { address: 'a:27017', connectionId: 'a:27017' }

const begins = (client: MongoClient, at = server) =>
  client.emit('serverHeartbeatStarted', at as unknown as ServerHeartbeatStartedEvent)
const ends = {
  well: (client: MongoClient) =>
    client.emit('serverHeartbeatSucceeded', server as unknown as ServerHeartbeatSucceededEvent),
  badly: (client: MongoClient) =>
    client.emit('serverHeartbeatFailed', server as unknown as ServerHeartbeatFailedEvent),
  'as the server is gone': (client: MongoClient) =>
    client.emit('serverClosed', server as unknown as ServerClosedEvent),
}

/** A timeout that every heartbeat exceeds as soon as it begins. */
const none = -1

test('a client whose heartbeat does not end is replaced', () => {
  const watched = watchClient(open, none)
  const first = watched.current()
  const close = vi.spyOn(first, 'close')
  begins(first)
  const second = watched.current()
  expect(second).not.toBe(first)
  expect(close).toHaveBeenCalledOnce()
  expect(watched.current()).toBe(second)
})

test.each(Object.entries(ends))('a heartbeat that ends %s does not replace the client', (_, end) => {
  const watched = watchClient(open, none)
  const first = watched.current()
  begins(first)
  end(first)
  expect(watched.current()).toBe(first)
})

test('a heartbeat within its time does not replace the client', () => {
  const watched = watchClient(open, 60_000)
  const first = watched.current()
  begins(first)
  expect(watched.current()).toBe(first)
})

test('a heartbeat from one server does not make up for another’s', () => {
  const watched = watchClient(open, none)
  const first = watched.current()
  begins(first, { address: 'b:27017', connectionId: 'b:27017' })
  begins(first)
  ends.well(first)
  expect(watched.current()).not.toBe(first)
})
