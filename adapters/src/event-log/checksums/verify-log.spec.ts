import { expect, onTestFinished, test } from 'vitest'
import { type EventLog, noStream, StreamDamaged } from '../port.ts'
import { openSqliteEventLog } from '../sqlite/sqlite-event-log.ts'
import { newEvents } from '../testing/contract-kit.ts'
import { checkedLog } from './checked-log.ts'
import { verifyLog } from './verify-log.ts'

const place = 'the log of the spec'

test('every stream of a log is verified, whatever its engine', async () => {
  const plain = openSqliteEventLog(':memory:')
  onTestFinished(() => plain.close())
  const log = checkedLog(plain, { place })
  await plain.append('garden-old', newEvents(2), noStream)
  await log.append('garden-iris', newEvents(2), noStream)
  await log.append('garden-fern', newEvents(2), noStream)
  await log.append('garden-iris', newEvents(2), 1)
  const counts = { place, events: 8, streams: 3, unverified: 2, faults: [], nameless: 0 }
  expect(await verifyLog(plain, place)).toEqual({ ...counts, damaged: [] })

  const damaged: EventLog = {
    ...plain,
    async *readAll<M>() {
      for await (const batch of plain.readAll<M>(null))
        yield batch.map((event) =>
          event.stream === 'garden-iris' && event.revision === 2 ? { ...event, data: { name: 'x' } } : event,
        )
    },
  }
  expect(await verifyLog(damaged, place)).toEqual({
    ...counts,
    damaged: [new StreamDamaged(place, 'garden-iris', 2, 'does not match its checksum')],
  })
})

test('a deleted stream is not reported as damaged while the engine cleans up', async () => {
  const plain = openSqliteEventLog(':memory:')
  onTestFinished(() => plain.close())
  const log = checkedLog(plain, { place })
  for (const stream of ['garden-iris', 'garden-fern']) await log.append(stream, newEvents(3), noStream)
  const halfCleanedUp: EventLog = {
    ...plain,
    async *readAll<M>() {
      for await (const batch of plain.readAll<M>(null)) yield batch.filter(({ revision }) => revision > 0)
    },
    read: async <M>(stream: string) => (stream === 'garden-fern' ? [] : plain.read<M>(stream)),
  }
  expect(await verifyLog(halfCleanedUp, place)).toMatchObject({
    damaged: [new StreamDamaged(place, 'garden-iris', 0, 'is missing')],
  })
})
