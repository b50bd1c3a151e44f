import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { noStream } from '../event-log/port.ts'
import { openSqliteEventLog } from '../event-log/sqlite/sqlite-event-log.ts'
import { asRecorded, names, newEvent, newEvents, newStream } from '../event-log/testing/contract-kit.ts'
import { eventually } from '../testing/eventually.ts'
import { untraced } from '../tracing/untraced.ts'
import type { Checkpoints } from './port.ts'
import { startRelay } from './relay.ts'
import { openSqliteCheckpoints } from './sqlite-checkpoints.ts'

function opened(hindered: { publish?: () => void; save?: () => void } = {}, tracer = untraced) {
  const log = openSqliteEventLog(':memory:', { pause: () => 1 })
  const kept = openSqliteCheckpoints(':memory:')
  const published: RecordedEvent[] = []
  const steps: string[] = []
  const checkpoints: Checkpoints = {
    ...kept,
    async save(reader, checkpoint) {
      hindered.save?.()
      await kept.save(reader, checkpoint)
      steps.push(`${reader} at ${checkpoint?.position}`)
    },
  }
  const publisher = {
    async publish(events: readonly RecordedEvent[]) {
      hindered.publish?.()
      published.push(...events)
      steps.push(names(events).join(' '))
    },
    check: async () => undefined,
    close: async () => undefined,
  }
  const start = async () => {
    const relay = await startRelay({ log, publisher, checkpoints, tracer })
    onTestFinished(() => relay.stop())
    return relay
  }
  onTestFinished(async () => {
    await log.close()
    await kept.close()
  })
  return { log, kept, published, steps, start }
}

const none = async (relay: Awaited<ReturnType<typeof startRelay>>) =>
  eventually(async () => expect(await relay.gap()).toBe(0))

test('publishes the events of gardens and accounts in the order of the log, and no others', async () => {
  const { log, published, start } = opened()
  const [one, other] = [newStream(), newStream()]
  const account = one.replace('garden-', 'identity-')
  const [first, second, linked] = [newEvents(2, 'first'), newEvents(2, 'second'), newEvents(1, 'linked')]
  await log.append(one, first, noStream)
  await log.append('displayName-wattle', newEvents(1), noStream)
  const relay = await start()
  await log.append('carePlan-1', newEvents(1), noStream)
  await log.append(other, second, noStream)
  await log.append(account, linked, noStream)
  await none(relay)
  expect(published).toEqual([
    ...asRecorded(one, first),
    ...asRecorded(other, second),
    ...asRecorded(account, linked),
  ])
})

test('saves its position only after publishing', async () => {
  const { log, steps, start } = opened()
  const { position } = await log.append(newStream(), [newEvent('a'), newEvent('b')], noStream)
  const relay = await start()
  await none(relay)
  expect(steps).toEqual(['a b', `relay at ${position}`])
})

test('moves its position past events that it does not publish', async () => {
  const { log, steps, start } = opened()
  const relay = await start()
  const { position } = await log.append('displayName-wattle', newEvents(1), noStream)
  await eventually(() => expect(steps).toEqual([`relay at ${position}`]))
  expect(await relay.gap()).toBe(0)
})

test('retries events that could not be published, without repeating earlier ones', async () => {
  let failures = 2
  const { log, kept, published, steps, start } = opened({
    publish() {
      if (failures-- > 0) throw new Error('Kafka is away.')
    },
  })
  const stream = newStream()
  await log.append(stream, [newEvent('a')], noStream)
  const relay = await start()
  await log.append(stream, [newEvent('b')], 0)
  await none(relay)
  expect(names(published)).toEqual(['a', 'b'])
  expect(steps.at(-1)).toBe(`relay at ${(await kept.load('relay'))?.position}`)
})

test('publishes twice rather than never when its position cannot be saved', async () => {
  let failures = 1
  const { log, published, start } = opened({
    save() {
      if (failures-- > 0) throw new Error('MongoDB is away.')
    },
  })
  await log.append(newStream(), [newEvent('a')], noStream)
  const relay = await start()
  await none(relay)
  expect(names(published)).toEqual(['a', 'a'])
})

test('resumes where it stopped', async () => {
  const { log, published, start } = opened()
  const stream = newStream()
  await log.append(stream, [newEvent('a')], noStream)
  const before = await start()
  await none(before)
  await before.stop()
  await log.append(stream, [newEvent('b')], 0)
  const after = await start()
  await none(after)
  expect(names(published)).toEqual(['a', 'b'])
})

test('counts the garden events that it has not published yet', async () => {
  const { log, start } = opened({
    publish() {
      throw new Error('Kafka is away.')
    },
  })
  await log.append(newStream(), newEvents(3), noStream)
  await log.append('displayName-wattle', newEvents(1), noStream)
  const relay = await start()
  expect(await relay.gap()).toBe(3)
})

test('refuses a log restored from before its position', async () => {
  const { log, kept, start } = opened()
  await log.append(newStream(), newEvents(1), noStream)
  await kept.save('relay', { position: '0000000000000002', event: null })
  await expect(start()).rejects.toThrow('The event log is older than the events already relayed from it.')
})

test('refuses a log restored from before its position with other events since', async () => {
  const { log, kept, start } = opened()
  const stream = newStream()
  await log.append(stream, newEvents(1), noStream)
  const before = await start()
  await none(before)
  await before.stop()
  const { position } = await log.append(newStream(), newEvents(1), noStream)
  const other = { stream, revision: 0, id: newEvent('other').id }
  await kept.save('relay', { position, event: other })
  await expect(start()).rejects.toThrow('The event log is older than the events already relayed from it.')
})

test('publishes within the trace of each event', async () => {
  const begin = vi.fn(untraced.begin)
  const { log, start } = opened({}, { ...untraced, begin })
  const traces = ['00-1', '00-1', '00-2']
  const events = traces.map((traceparent) => ({ ...newEvent('traced'), metadata: { traceparent } }))
  await log.append(newStream(), [...events, newEvent('untraced')], noStream)
  await none(await start())
  expect(begin.mock.calls).toEqual(
    ['00-1', '00-2'].map((parent) => ['publish', { kind: 'producer', parent }]),
  )
})
