import { noStream } from '@wattle/adapters/event-log/port.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { gardenA, recordedIn } from '@wattle/projections/testing/happened.ts'
import { expect, onTestFinished, test } from 'vitest'
import { lastOfDay, scanBack } from './scan.ts'

async function logOf(count: number) {
  const log = openSqliteEventLog(':memory:')
  onTestFinished(() => log.close())
  const events = recordedIn(
    gardenA,
    Array.from({ length: count }, () => ({ type: 'GardenListed' as const })),
  )
  for (let from = 0; from < count; from += 1_000)
    await log.append(gardenStream(gardenA), events.slice(from, from + 1_000), from > 0 ? from - 1 : noStream)
  return log
}

test('one request scans a limited number of events and says where the next one starts', async () => {
  const log = await logOf(5_003)
  const isWanted = ({ revision }: { revision: number }) => revision === 1
  const first = await scanBack(log, gardenA, { newest: 5_002, oldest: 0, isWanted, limit: 10 })
  expect(first).toEqual({ found: [], next: 2 })
  const second = await scanBack(log, gardenA, { newest: 2, oldest: 0, isWanted, limit: 10 })
  expect({ ...second, found: second.found.map(({ revision }) => revision) }).toEqual({
    found: [1],
    next: null,
  })
})

test('scanning reads little more than it shows', async () => {
  const log = await logOf(100)
  let read = 0
  const counting: typeof log.read = async (stream, from, limit) => {
    const events = await log.read(stream, from, limit)
    read += events.length
    return events as never
  }
  const { found } = await scanBack({ read: counting }, gardenA, {
    newest: 99,
    oldest: 0,
    isWanted: () => true,
    limit: 10,
  })
  expect(found).toHaveLength(10)
  expect(read).toBeLessThan(40)
})

test('the last event of a local day is found to the minute', async () => {
  const log = await logOf(3_000)
  // One event per minute from the start of 2026 in UTC, when it is 10:30 in Adelaide.
  const at = (day: string) => lastOfDay(log, gardenA, { newest: 2_999, day, timeZone: 'Australia/Adelaide' })
  expect(await at('2025-12-31')).toBe(-1)
  expect(await at('2026-01-01')).toBe(13 * 60 + 29)
  expect(await at('2026-01-02')).toBe(13 * 60 + 29 + 1_440)
  expect(await at('2026-02-01')).toBe(2_999)
})
