import type { EventStoreDBClient } from '@eventstore/db-client'
import { afterEach, expect, test, vi } from 'vitest'
import { appendable } from '../appendable.ts'
import { LogUnavailable, noStream, OutcomeUnknown } from '../port.ts'
import { newEvents } from '../testing/contract-kit.ts'
import { Appender } from './appender.ts'
import { timeoutsOf } from './timeouts.ts'

const credentials = { username: 'nell', password: 's3cret' }
const timeouts = timeoutsOf(100)
const events = appendable('garden-iris', newEvents(1))

afterEach(() => vi.useRealTimers())

/** An appender with a mock client, whose attempts reach the server after these delays in turn. */
function slowly(...delays: number[]) {
  vi.useFakeTimers({ toFake: ['Date'] })
  const send = vi.fn(() => Promise.reject(new Error('The connection broke.')))
  const client = { appendToStream: send as unknown } as EventStoreDBClient
  const connection = {
    through: async <T>(work: (client: EventStoreDBClient) => Promise<T>) => {
      vi.setSystemTime(Date.now() + (delays.shift() ?? 0))
      return await work(client)
    },
  }
  const appender = new Appender(connection, { credentials, timeouts, pause: () => 0 })
  return { send, append: () => appender.append('garden-iris', events, noStream) }
}

test('an append that times out before it is sent counts as not written', async () => {
  const { append, send } = slowly(timeouts.append)
  await expect(append()).rejects.toBeInstanceOf(LogUnavailable)
  expect(send).not.toHaveBeenCalled()
})

test('an append that times out after it was sent has an unknown outcome', async () => {
  const { append, send } = slowly(0, timeouts.append)
  await expect(append()).rejects.toBeInstanceOf(OutcomeUnknown)
  expect(send).toHaveBeenCalledTimes(1)
})
