import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite-event-log.ts'
import { expect, onTestFinished, test } from 'vitest'
import { underLease } from './lease.ts'

function openedLog() {
  const log = openSqliteEventLog(':memory:')
  onTestFinished(() => log.close())
  return log
}

test('work of one name is done by one at a time, each after the other', async () => {
  const log = openedLog()
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    for (let turn = 0; turn < 5; turn++) await log.head()
    running -= 1
  }
  await Promise.all(Array.from({ length: 6 }, () => underLease(log, 'rebuild', work, { pause: 1 })))
  expect(most).toBe(1)
})

test('who waits is told so, once', async () => {
  const log = openedLog()
  const released = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const first = underLease(log, 'rebuild', async () => {
    begun.resolve()
    await released.promise
  })
  await begun.promise
  let told = 0
  const waiting = Promise.withResolvers<void>()
  const second = underLease(log, 'rebuild', async () => 'done', {
    pause: 1,
    onWaiting: () => {
      told += 1
      waiting.resolve()
    },
  })
  await waiting.promise
  released.resolve()
  expect([await second, told]).toEqual(['done', 1])
  await first
})

test('work of another name is not waited for, and work that failed is over', async () => {
  const log = openedLog()
  const failing = underLease(log, 'rebuild', async () => {
    expect(await underLease(log, 'other', async () => 'beside')).toBe('beside')
    throw new Error('Oh.')
  })
  await expect(failing).rejects.toThrow('Oh.')
  expect(await underLease(log, 'rebuild', async () => 'again')).toBe('again')
})

test('a holder that was killed is believed for a while, one that is at work for as long as it is', async () => {
  const log = openedLog()
  let now = Date.parse('2026-03-21T12:00:00Z')
  const clock = () => new Date(now)
  const killed = Promise.withResolvers<void>()
  void underLease(log, 'rebuild', () => new Promise(() => killed.resolve()), { clock, lasts: 600_000 })
  await killed.promise
  let looks = 0
  const next = underLease(log, 'rebuild', async () => looks, {
    clock: () => {
      looks += 1
      if (looks === 3) now += 600_001
      return clock()
    },
    pause: 1,
  })
  expect(await next).toBeGreaterThanOrEqual(3)
})
