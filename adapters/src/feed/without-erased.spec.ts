import { randomUUID } from 'node:crypto'
import { gardenStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import { identityStream } from '@wattle/contracts/identity/events.ts'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteEventLog } from '../event-log/sqlite/sqlite-event-log.ts'
import { openErasures } from '../system-streams/erasures.ts'
import type { Feed } from './port.ts'
import { feedWithoutErased } from './without-erased.ts'

const [iris, fern] = ['0b8f2a58-6f0e-5c5e-9d0b-5d6f3a1e7c42', '7a1f0c52-3a57-5c0e-8a39-0d6a3f0b9c11']

const event = (stream: string, type: string): RecordedEvent =>
  ({
    id: randomUUID(),
    type,
    version: 1,
    data: {},
    metadata: {},
    stream,
    revision: 0,
    position: '1',
  }) as never

test('a message of a garden erased meanwhile is not delivered', async () => {
  const log = openSqliteEventLog(':memory:')
  onTestFinished(() => log.close())
  await openErasures(log).append({ type: 'ErasureStarted', gardenId: iris })
  const handed: string[][] = []
  let deliver: (events: RecordedEvent[]) => Promise<void> = async () => undefined
  const feed: Feed = {
    async subscribe(_consumer, _start, handle) {
      deliver = handle
      return { stop: async () => undefined, gap: async () => 0, standstill: () => 0, fault: () => null }
    },
    close: async () => undefined,
  }
  await feedWithoutErased(feed, openErasures(log)).subscribe('plants', 'beginning', async (events) => {
    handed.push(events.map(({ stream }) => stream))
  })
  await deliver([event(gardenStream(iris), 'PlantCreated'), event(gardenStream(fern), 'PlantCreated')])
  await deliver([event(gardenStream(iris), 'PlantDeleted')])
  await deliver([event(identityStream(iris), 'GardenErased')])
  expect(handed).toEqual([[gardenStream(fern)], [identityStream(iris)]])
})
