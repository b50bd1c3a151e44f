import { erasuresStream } from '@wattle/contracts/erasure/register.ts'
import { expect, onTestFinished, test } from 'vitest'
import { type EventLog, noStream } from '../event-log/port.ts'
import { openSqliteEventLog } from '../event-log/sqlite/sqlite-event-log.ts'
import { openErasures } from './erasures.ts'

const [iris, fern] = ['0b8f2a58-6f0e-5c5e-9d0b-5d6f3a1e7c42', '7a1f0c52-3a57-5c0e-8a39-0d6a3f0b9c11']
const noon = new Date('2026-03-21T01:00:00.000Z')

function openedLog(): EventLog {
  const log = openSqliteEventLog(':memory:')
  onTestFinished(() => log.close())
  return log
}

const opened = (log: EventLog) => openErasures(log, () => noon)

test('one process reads what another one registers', async () => {
  const log = openedLog()
  const [one, other] = [opened(log), opened(log)]
  await one.append({ type: 'ErasureScheduled', gardenId: iris })
  await one.append({ type: 'ErasureStarted', gardenId: fern })
  await other.read()
  const since = noon.toISOString()
  expect(other.open()).toEqual([
    { gardenId: iris, state: 'scheduled', since },
    { gardenId: fern, state: 'started', since },
  ])
  expect([iris, fern].map(other.hasStarted)).toEqual([false, true])
  await one.append({ type: 'ErasureFinished', gardenId: fern })
  await other.read()
  expect(other.open()).toEqual([{ gardenId: iris, state: 'scheduled', since }])
  expect(other.started()).toEqual([{ gardenId: fern, state: 'finished', since }])
})

test('simultaneous entries of two processes are both registered', async () => {
  const log = openedLog()
  await Promise.all([
    opened(log).append({ type: 'ErasureScheduled', gardenId: iris }),
    opened(log).append({ type: 'ErasureScheduled', gardenId: fern }),
  ])
  expect(await log.read(erasuresStream)).toHaveLength(2)
})

test('a conditional entry based on outdated events is not registered', async () => {
  const log = openedLog()
  const [one, other] = [opened(log), opened(log)]
  await one.append({ type: 'ErasureScheduled', gardenId: iris })
  await one.read()
  await other.append({ type: 'ErasureScheduled', gardenId: iris })
  expect(await one.appendIfUnchanged({ type: 'ErasureCancelled', gardenId: iris })).toBe(false)
  await one.read()
  expect(await one.appendIfUnchanged({ type: 'ErasureCancelled', gardenId: iris })).toBe(true)
})

test('repeated requests for one garden are registered once in half an hour', async () => {
  const log = openedLog()
  let now = 0
  const erasures = openErasures(
    log,
    () => noon,
    () => now,
  )
  const entries = async () => (await log.read(erasuresStream)).length
  await erasures.schedule(iris)
  now += 1_799_999
  await erasures.schedule(iris)
  expect(await entries()).toBe(1)
  now += 1
  await erasures.schedule(iris)
  await erasures.schedule(fern)
  expect(await entries()).toBe(3)

  await erasures.append({ type: 'ErasureStarted', gardenId: iris })
  now += 3_600_000
  await erasures.schedule(iris)
  expect(await entries()).toBe(4)
})

test('an entry by another process does not replace our own, because its clock may be ahead', async () => {
  const log = openedLog()
  await openErasures(log, () => new Date(noon.getTime() + 3_600_000)).schedule(iris)
  await opened(log).schedule(iris)
  expect(await log.read(erasuresStream)).toHaveLength(2)
})

test('an event of a newer release is skipped', async () => {
  const log = openedLog()
  const erasures = opened(log)
  await erasures.append({ type: 'ErasureStarted', gardenId: iris })
  const metadata = { occurredAt: noon.toISOString() }
  const unknown = { type: 'ErasurePaused', version: 1, data: { gardenId: fern }, metadata }
  await log.append(erasuresStream, [{ ...unknown, id: fern }], 0)
  await erasures.append({ type: 'ErasureScheduled', gardenId: fern })
  await erasures.read()
  expect([iris, fern].map(erasures.hasStarted)).toEqual([true, false])
  expect(erasures.open().map(({ gardenId }) => gardenId)).toEqual([iris, fern])
})

test.each([
  { kind: 'a damaged event', unreadable: { version: 1, data: {} } },
  { kind: 'an event of a later version', unreadable: { version: 2, data: { gardenId: fern } } },
])('$kind of a known type is an error, lest an erased garden count as existing', async ({ unreadable }) => {
  const log = openedLog()
  const metadata = { occurredAt: noon.toISOString() }
  const entry = { type: 'ErasureStarted', version: 1, metadata }
  const whole = { ...entry, id: iris, data: { gardenId: iris } }
  await log.append(erasuresStream, [whole, { ...entry, id: fern, ...unreadable }], noStream)
  const erasures = opened(log)
  for (const _ of ['once', 'and again'])
    await expect(erasures.read(1000)).rejects.toThrow(
      'Event 1 of erasures, the register of erasures, cannot be read.',
    )
  expect(erasures.hasStarted(iris)).toBe(true)
})

test('the register is read again only after the given time', async () => {
  const log = openedLog()
  let time = 0
  let readings = 0
  const read: EventLog['read'] = (...asked) => {
    readings++
    return log.read(...asked)
  }
  const erasures = openErasures(
    { ...log, read },
    () => noon,
    () => time,
  )
  await erasures.read(1000)
  time = 999
  await Promise.all([erasures.read(1000), erasures.read(1000)])
  expect(readings).toBe(1)
  time = 1000
  await Promise.all([erasures.read(1000), erasures.read(1000)])
  expect(readings).toBe(2)
})
