import { afterEach, expect, test, vi } from 'vitest'
import { openReadiness } from './readiness.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('however many ask, checks run once, and again after a second', async () => {
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

test('why something is away is told to the operators alone', async () => {
  const full = new Error('/var/secret is full.')
  const told: [string, unknown][] = []
  const readiness = openReadiness(
    { log: () => Promise.reject(full), images: async () => undefined },
    (...args) => told.push(args),
  )
  expect(await readiness()).toEqual({ log: 'unavailable', images: 'ok' })
  expect(told).toEqual([['log', full]])
})

test('what does not say how it is counts as away, and who asks is answered all the same', async () => {
  const never = () => new Promise<void>(() => undefined)
  const readiness = openReadiness({ log: never, images: async () => undefined }, () => undefined, 10)
  expect(await readiness()).toEqual({ log: 'unavailable', images: 'ok' })
})
