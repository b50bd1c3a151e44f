import { expect, test } from 'vitest'
import { isSecondTap } from './is-second-tap.ts'

const tap = (timeStamp: number, clientX = 40, clientY = 300) => ({ detail: 1, timeStamp, clientX, clientY })

test('a tap on the same spot counts again only after the next row has been there for a moment', () => {
  expect(isSecondTap(tap(10_000))).toBe(false)
  for (const later of [120, 350, 800, 1100]) expect(isSecondTap(tap(10_000 + later, 48, 290))).toBe(true)
  expect(isSecondTap(tap(11_300))).toBe(false)
})

test('a quick tap on another row counts, and so does every key', () => {
  expect(isSecondTap(tap(20_000))).toBe(false)
  expect(isSecondTap(tap(20_200, 40, 360))).toBe(false)
  const key = { detail: 0, clientX: 40, clientY: 360 }
  expect(isSecondTap({ ...key, timeStamp: 20_300 })).toBe(false)
  expect(isSecondTap({ ...key, timeStamp: 20_400 })).toBe(false)
})
