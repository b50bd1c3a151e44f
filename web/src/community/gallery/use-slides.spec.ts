import { expect, test } from 'vitest'
import { slideAfter } from './use-slides.ts'

test('a swipe of 50 pixels turns to the next or previous slide, a shorter one does not', () => {
  expect([-50, -49, 0, 49, 50].map((dragged) => slideAfter(2, dragged, 5))).toEqual([3, 2, 2, 2, 1])
})

test('no slide comes before the first or after the last', () => {
  expect(slideAfter(0, 120, 5)).toBe(0)
  expect(slideAfter(4, -120, 5)).toBe(4)
})
