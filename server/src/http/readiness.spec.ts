import { afterEach, expect, test, vi } from 'vitest'
import { openReadiness } from './readiness.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('simultaneous requests share one readiness check, which is repeated after a second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let checked = 0
  const { promise: door, resolve: open } = Promise.withResolvers<void>()
  const readiness = openReadiness(
    {
      log: async () => {
        checked++
        await door
      },
    },
    () => undefined,
  )
  const together = [readiness(), readiness()]
  vi.advanceTimersByTime(5000)
  together.push(readiness())
  open()
  expect(await Promise.all(together)).toEqual([{ log: 'ok' }, { log: 'ok' }, { log: 'ok' }])
  await readiness()
  expect(checked).toBe(1)

  vi.advanceTimersByTime(1000)
  expect(await readiness()).toEqual({ log: 'ok' })
  expect(checked).toBe(2)
})

test('the cause of a failed check is reported to operators and is not in the answer', async () => {
  const full = new Error('/var/secret is full.')
  const told: [string, unknown][] = []
  const readiness = openReadiness(
    { log: () => Promise.reject(full), images: async () => undefined },
    (...args) => told.push(args),
  )
  expect(await readiness()).toEqual({ log: 'unavailable', images: 'ok' })
  expect(told).toEqual([['log', full]])
})

test('a check that does not answer in time counts as unavailable', async () => {
  const never = () => new Promise<void>(() => undefined)
  const readiness = openReadiness({ log: never, images: async () => undefined }, () => undefined, 10)
  expect(await readiness()).toEqual({ log: 'unavailable', images: 'ok' })
})
