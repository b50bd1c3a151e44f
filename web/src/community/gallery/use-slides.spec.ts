import { expect, test } from 'vitest'
import { slideAfter } from './use-slides.ts'

test('a swipe of 50 pixels leads on or back, a shorter one nowhere', () => {
  expect([-50, -49, 0, 49, 50].map((dragged) => slideAfter(2, dragged, 5))).toEqual([3, 2, 2, 2, 1])
})

test('there is nothing before the first picture and after the last', () => {
  expect(slideAfter(0, 120, 5)).toBe(0)
  expect(slideAfter(4, -120, 5)).toBe(4)
})
