import { EventStoreDBClient } from '@eventstore/db-client'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { AppendFault } from '../eventstore-double/faults.ts'
import { LogUnavailable, maxAppendBytes, noStream, OutcomeUnknown, WrongExpectedRevision } from '../port.ts'
import { asRecorded, newEvent, newEvents, newStream, readAllOf } from '../testing/contract-kit.ts'
import { impatient, openedOnDouble, soon } from '../testing/on-double.ts'

describe('an append with an unknown outcome', () => {
  test.each<AppendFault>(['lost', 'answer-lost', 'written-timeout', 'written-cut', 'cancelled', 'not-ready'])(
    'is repeated and written once: %s',
    async (fault) => {
      const { log, faults } = await openedOnDouble(impatient)
      const stream = newStream()
      const [first, second] = [newEvents(2, 'first'), newEvents(2, 'second')]
      await log.append(stream, first, noStream)
      faults().appends(fault)
      const { revision, position } = await log.append(stream, second, 1)
      const read = await log.read(stream)
      expect(read).toEqual(asRecorded(stream, [...first, ...second]))
      expect({ revision, position }).toEqual({ revision: 3, position: read[3]?.position })
    },
  )

  test('is reported as such when it stays unknown, and a later repeat settles it', async () => {
    const { log, faults } = await openedOnDouble(impatient)
    const stream = newStream()
    const events = newEvents(2)
    faults().appends('answer-lost', 'lost', 'not-ready')
    await expect(log.append(stream, events, noStream)).rejects.toBeInstanceOf(OutcomeUnknown)
    expect(await log.append(stream, events, noStream)).toMatchObject({ revision: 1 })
    expect(await log.read(stream)).toEqual(asRecorded(stream, events))
  })

  test.each<AppendFault[]>([
    ['answer-lost', 'access-denied'],
    ['written-cut', 'not-ready', 'access-denied'],
  ])('does not count as unwritten because a retry is refused: %s, then %s', async (...faulty) => {
    const { log, faults } = await openedOnDouble(impatient)
    const stream = newStream()
    const events = newEvents(2)
    faults().appends(...faulty)
    await expect(log.append(stream, events, noStream)).rejects.toBeInstanceOf(OutcomeUnknown)
    expect(await log.read(stream)).toEqual(asRecorded(stream, events))
  })

  test('conflicts when another append was faster', async () => {
    const { log, faults } = await openedOnDouble(impatient)
    faults().appends('lost', 'conflict')
    const refused = await log.append(newStream(), newEvents(1), noStream).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(WrongExpectedRevision)
    expect(refused).toMatchObject({ actualRevision: 41 })
  })

  test('does not delay or break other appends', async () => {
    const { log, faults } = await openedOnDouble({ ...soon, callTimeout: 5_000 })
    await log.append(newStream(), newEvents(1), noStream)
    faults().appends('answer-lost', 'lost')
    const streams = Array.from({ length: 60 }, newStream)
    const answers = await Promise.all(
      streams.map((stream) => log.append(stream, newEvents(2, stream), noStream)),
    )
    expect(answers.map(({ revision }) => revision)).toEqual(streams.map(() => 1))
    expect(await readAllOf(log, streams, null)).toHaveLength(120)
  })
})

test('more than a hundred simultaneous appends are written over a connection not yet open', async () => {
  const { log } = await openedOnDouble()
  const streams = Array.from({ length: 150 }, newStream)
  const answers = await Promise.all(streams.map((stream) => log.append(stream, newEvents(2), noStream)))
  expect(answers.map(({ revision }) => revision)).toEqual(streams.map(() => 1))
})

test('large appends under way survive a broken connection, without unhandled errors', {
  timeout: 60_000,
}, async () => {
  // The appends total 20 MB and are transmitted one after another, so on a busy machine the last one waits long.
  const { log, faults } = await openedOnDouble({ ...soon, callTimeout: 60_000 })
  await log.append(newStream(), newEvents(1), noStream)
  const streams = Array.from({ length: 40 }, newStream)
  const large = { note: 'x'.repeat(500_000) }
  const appends = streams.map((stream) => log.append(stream, [newEvent('a', large)], noStream))
  faults().appends('written-cut')
  const answers = await Promise.all(appends)
  expect(answers.map(({ revision }) => revision)).toEqual(streams.map(() => 0))
  expect(await readAllOf(log, streams, null)).toHaveLength(40)
})

test('credentials without the right to append make the log unavailable', async () => {
  const { log, faults } = await openedOnDouble()
  const stream = newStream()
  faults().appends('access-denied')
  await expect(log.append(stream, newEvents(1), noStream)).rejects.toBeInstanceOf(LogUnavailable)
  expect(await log.read(stream)).toEqual([])
})

test('a conflict has the actual revision, whatever options the connection string has', async () => {
  const { log } = await openedOnDouble(soon, '&throwOnAppendFailure=false&keepAliveInterval=20000')
  const stream = newStream()
  await log.append(stream, newEvents(5), noStream)
  await expect(log.append(stream, newEvents(1), noStream)).rejects.toMatchObject({ actualRevision: 4 })
})

test('closing a log does not disturb appends of another log in the same process', async () => {
  const { log, reopen } = await openedOnDouble()
  const other = await reopen()
  onTestFinished(() => other.close())
  for (const each of [log, other]) await each.append(newStream(), newEvents(1), noStream)
  const streams = Array.from({ length: 60 }, newStream)
  const appends = streams.map((stream) => other.append(stream, newEvents(1), noStream))
  await appends[0]
  await log.close()
  expect((await Promise.all(appends)).map(({ revision }) => revision)).toEqual(streams.map(() => 0))
})

test('the server never gets more bytes than it accepts', async () => {
  const { log, address } = await openedOnDouble()
  const stream = newStream()
  const events = newEvents(5_000, 'Ñandú 🌿')
  await expect(log.append(stream, events, noStream)).rejects.toThrow(`${maxAppendBytes} is the most`)
  let fitting = events.length
  while (fitting > 0 && !(await log.append(stream, events.slice(0, fitting), noStream).catch(() => null)))
    fitting -= 250
  const client = EventStoreDBClient.connectionString(address)
  onTestFinished(() => client.dispose())
  let bytes = 0
  for await (const { event } of client.readStream(stream))
    bytes +=
      Buffer.byteLength(JSON.stringify(event?.data)) +
      Buffer.byteLength(JSON.stringify(event?.metadata)) +
      2 * (event?.type.length ?? 0)
  expect(bytes).toBeGreaterThan(maxAppendBytes / 2)
  expect(bytes).toBeLessThanOrEqual(maxAppendBytes)
})
