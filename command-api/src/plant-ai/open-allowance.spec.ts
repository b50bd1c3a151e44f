import { type EventLog, LogUnavailable, OutcomeUnknown } from '@wattle/adapters/event-log/port.ts'
import { AllowanceUsedUp } from '@wattle/adapters/plant-ai/allowance.ts'
import { aiSpendStream } from '@wattle/contracts/plant-ai/ai-spend-events.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { noon, openedLog, wrapped } from '../testing/garden-log.ts'
import { openAllowance } from './open-allowance.ts'

const iris = idOf('iris')
const stream = aiSpendStream('2026-03-21')

function opened(log: EventLog, { everybody = 1000, gardener = 1000, clock = () => noon } = {}) {
  const errors: unknown[] = []
  const report = (error: unknown) => errors.push(error)
  return { errors, ...openAllowance({ log, clock, limits: { everybody, gardener }, report }) }
}

const written = async (log: EventLog, of = stream) =>
  (await log.read(of)).map(({ type, data: { reservationId: _id, ...data } }) => ({ type, ...data }))

test('a call’s cost is reserved before the call and settled after it', async () => {
  const log = openedLog()
  const { reserve, spentToday } = opened(log)
  const call = await reserve(iris, 300)
  expect(await spentToday()).toBe(300)
  await call.settle(120)
  await call.settle(999)
  expect(await spentToday()).toBe(120)
  expect(await written(log)).toEqual([
    { type: 'AiSpendReserved', gardenId: iris, most: 300 },
    { type: 'AiSpendSettled', cost: 120 },
  ])
})

test('a restart forgets neither the settled cost nor open reservations', async () => {
  const log = openedLog()
  const before = opened(log)
  await (await before.reserve(iris, 400)).settle(100)
  await before.reserve(iris, 400)
  const after = opened(log)
  expect(await after.spentToday()).toBe(500)
  await expect(after.reserve(iris, 501)).rejects.toThrow(AllowanceUsedUp)
  await after.reserve(iris, 500)
})

test('several processes reserving at once stay within the limit together', async () => {
  const log = openedLog()
  const processes = [opened(log), opened(log), opened(log)]
  const asked = processes.flatMap(({ reserve }) => [1, 2, 3].map(() => reserve(iris, 200)))
  const outcomes = await Promise.allSettled(asked)
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(refused).toHaveLength(4)
  for (const reason of refused) expect(reason).toBeInstanceOf(AllowanceUsedUp)
  expect(await written(log)).toHaveLength(5)
})

test('an invalid amount is not written', async () => {
  const log = openedLog()
  const { reserve, spentToday, errors } = opened(log)
  const call = await reserve(iris, 300)
  await call.settle(Number.NaN)
  expect(errors).toHaveLength(1)
  await expect(reserve(iris, 0.5)).rejects.toThrow()
  expect(await written(log)).toHaveLength(1)
  expect(await spentToday()).toBe(300)
})

test('the allowance resets at midnight in Sydney; a call is settled on the day it was reserved', async () => {
  const log = openedLog()
  let now = new Date('2026-03-21T12:59:59Z')
  const { reserve, spentToday } = opened(log, { clock: () => now })
  const late = await reserve(iris, 1000)
  await expect(reserve(iris, 1)).rejects.toThrow(AllowanceUsedUp)
  now = new Date('2026-03-21T13:00:00Z')
  await reserve(iris, 1000)
  await late.settle(10)
  expect(await spentToday()).toBe(1000)
  expect(await written(log)).toEqual([
    { type: 'AiSpendReserved', gardenId: iris, most: 1000 },
    { type: 'AiSpendSettled', cost: 10 },
  ])
  expect(await written(log, aiSpendStream('2026-03-22'))).toHaveLength(1)
})

test('the day’s stream is read on from the last known revision', async () => {
  const log = openedLog()
  const from: (number | undefined)[] = []
  const watched = wrapped(log, {
    read: (name, first, limit) => {
      from.push(first)
      return log.read(name, first, limit)
    },
  })
  const { reserve } = opened(watched)
  for (let call = 0; call < 3; call++) await reserve(iris, 1)
  // The process reads its own event with the next reservation.
  expect(from).toEqual([0, 0, 1])
})

test('a reservation with an unknown outcome is appended again and counts once', async () => {
  const log = openedLog()
  let lost = 2
  const weak = wrapped(log, {
    append: async (name, events, expected) => {
      const appended = await log.append(name, events, expected)
      if (lost-- > 0) throw new OutcomeUnknown('Lost.')
      return appended
    },
  })
  const { reserve, spentToday } = opened(weak)
  await reserve(iris, 300)
  expect(await spentToday()).toBe(300)
  expect(await written(log)).toHaveLength(1)
})

test('while the log is away nothing is reserved, and unsettled calls keep their reservation', async () => {
  const log = openedLog()
  let away = false
  const gone = new LogUnavailable('Away.')
  const weak = wrapped(log, {
    append: async (name, events, expected) => {
      if (away) throw gone
      return log.append(name, events, expected)
    },
  })
  const { reserve, spentToday, errors } = opened(weak)
  const call = await reserve(iris, 300)
  away = true
  await expect(reserve(iris, 1)).rejects.toBe(gone)
  await call.settle(10)
  expect(errors).toEqual([gone])
  expect(await spentToday()).toBe(300)
})
