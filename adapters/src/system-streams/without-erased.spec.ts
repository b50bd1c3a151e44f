import { randomUUID } from 'node:crypto'
import { planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import { gardenStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import { identityStream } from '@wattle/contracts/identity/events.ts'
import { expect, onTestFinished, test } from 'vitest'
import { type EventLog, noStream } from '../event-log/port.ts'
import { openSqliteEventLog } from '../event-log/sqlite/sqlite-event-log.ts'
import { openErasures } from './erasures.ts'
import { withoutErased } from './without-erased.ts'

const [iris, fern] = ['0b8f2a58-6f0e-5c5e-9d0b-5d6f3a1e7c42', '7a1f0c52-3a57-5c0e-8a39-0d6a3f0b9c11']
const rose = '00000000-0000-5000-8000-000000000011'

/** A log that still contains the events of Iris's erased garden, beside those of Fern's. */
async function opened() {
  const log = openSqliteEventLog(':memory:')
  onTestFinished(() => log.close())
  const append = (stream: string, type: string, data = {}) =>
    log.append(stream, [{ id: randomUUID(), type, version: 1, data, metadata: {} }], noStream)
  await append(gardenStream(iris), 'PlantCreated', { name: 'Rose' })
  await append(planStream(rose, 1), 'PlanRequested', { gardenId: iris })
  await append(gardenStream(fern), 'PlantCreated', { name: 'Fern' })
  await openErasures(log).append({ type: 'ErasureStarted', gardenId: iris })
  await append(identityStream(iris), 'GardenErased', { nextGardenId: fern })
  return log
}

const streams = (events: readonly RecordedEvent<unknown>[]) => events.map(({ stream }) => stream)
const left = [gardenStream(fern), 'erasures', identityStream(iris)]

async function all(batches: AsyncIterable<RecordedEvent<unknown>[]> | undefined) {
  const found: RecordedEvent<unknown>[] = []
  for await (const batch of batches ?? []) found.push(...batch)
  return streams(found)
}

test('readers get no events of an erased garden, except its erasure', async () => {
  const log = await opened()
  const without = withoutErased(log, openErasures(log))
  expect(await all(without.readAll(null))).toEqual(left)
  expect((await all(without.readByStream?.((await log.head()) ?? ''))).toSorted()).toEqual(left.toSorted())
})

test('subscriptions get no events of an erased garden either', async () => {
  const heard: string[] = []
  const log = await opened()
  const subscription = withoutErased(log, openErasures(log)).subscribe(null, async (events) => {
    heard.push(...streams(events))
  })
  await expect.poll(() => heard).toEqual(left)
  await subscription.stop()
})

test('an erasure that begins during a long read applies to the rest of it', async () => {
  const log = await opened()
  let time = 0
  const now = performance.now
  performance.now = () => now.call(performance) + time
  onTestFinished(() => {
    performance.now = now
  })
  const batches: EventLog['readAll'] = async function* (after) {
    for await (const events of log.readAll<never>(after))
      for (const event of events) {
        yield [event]
        if (event.stream !== planStream(rose, 1)) continue
        await openErasures(log).append({ type: 'ErasureStarted', gardenId: fern })
        time += 1001
      }
  }
  expect(await all(withoutErased({ ...log, readAll: batches }, openErasures(log)).readAll(null))).toEqual(
    left.slice(1),
  )
})
