import { LogUnavailable, StreamDamaged } from '@wattle/adapters/event-log/port.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { openErasures } from '@wattle/adapters/system-streams/erasures.ts'
import { logOfGardens } from '@wattle/adapters/system-streams/log-of-gardens.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { measureDamage } from './measure-damage.ts'

const [iris, fern] = ['0b8f2a58-6f0e-5c5e-9d0b-5d6f3a1e7c42', '7a1f0c52-3a57-5c0e-8a39-0d6a3f0b9c11']

function opened() {
  const log = logOfGardens(openSqliteEventLog(':memory:'), { place: 'the log' })
  onTestFinished(() => log.close())
  const registry = new Registry()
  measureDamage(registry, log)
  const measured = async () => {
    const [metric] = (await registry.getMetricsAsJSON()) as { values: { value: number }[] }[]
    return metric?.values[0]?.value
  }
  for (const garden of [iris, fern])
    log.markDamaged(new StreamDamaged('the log', gardenStream(garden), 0, 'cannot be read'))
  return { log, measured }
}

test('a damaged garden that another process erases is no longer counted', async () => {
  const { log, measured } = opened()
  await openErasures(log).append({ type: 'ErasureStarted', gardenId: iris })
  expect(await measured()).toBe(1)
})

test('while the log is unavailable, every damaged garden found is counted', async () => {
  const { log, measured } = opened()
  vi.spyOn(log.erasures, 'read').mockRejectedValue(new LogUnavailable('It is away.'))
  expect(await measured()).toBe(2)
})
