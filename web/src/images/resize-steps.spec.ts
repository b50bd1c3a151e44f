import { expect, test } from 'vitest'
import { resizeSteps } from './resize-steps.ts'

test('a large picture loses quality to its minimum first, then width to its minimum', () => {
  expect(resizeSteps(4032)).toEqual([
    { width: 1200, quality: 0.85 },
    { width: 1200, quality: 0.75 },
    { width: 1200, quality: 0.65 },
    { width: 1200, quality: 0.55 },
    { width: 1200, quality: 0.45 },
    { width: 1200, quality: 0.35 },
    { width: 1200, quality: 0.3 },
    { width: 1050, quality: 0.3 },
    { width: 900, quality: 0.3 },
    { width: 750, quality: 0.3 },
    { width: 600, quality: 0.3 },
    { width: 450, quality: 0.3 },
    { width: 400, quality: 0.3 },
  ])
})

test('a picture narrower than the floor is never made wider', () => {
  expect(resizeSteps(320).map((step) => step.width)).toEqual([320, 320, 320, 320, 320, 320, 320])
})

test('a picture between the limits starts at its own width', () => {
  expect(resizeSteps(800).map((step) => step.width)).toEqual([
    800, 800, 800, 800, 800, 800, 800, 650, 500, 400,
  ])
})
