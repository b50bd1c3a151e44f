import { expect, test } from 'vitest'
import { authorsOf, CareInstructions, noCare, noCareInstructions } from './care.ts'
import { everyTopic } from './choices.ts'

const now = { ...noCareInstructions, watering: 'Weekly', soil: 'Loam' }

test('new care text is the gardener’s, unless another author is given', () => {
  expect(authorsOf(now, noCare)).toEqual({ watering: 'gardener', soil: 'gardener' })
  expect(authorsOf(now, noCare, null)).toEqual({ watering: 'gardener', soil: 'gardener' })
  expect(authorsOf(now, noCare, { soil: 'ai' })).toEqual({ watering: 'gardener', soil: 'ai' })
})

test('unchanged care text keeps its author, even an unknown one, whatever author is given', () => {
  const before = {
    careInstructions: { ...now, soil: 'Clay' },
    careAuthors: { watering: 'guide', soil: 'ai' },
  } as const
  expect(authorsOf(now, before, everyTopic('gardener'))).toEqual({ watering: 'guide', soil: 'gardener' })
  expect(authorsOf(now, { ...before, careAuthors: {} })).toEqual({ soil: 'gardener' })
})

test('missing care text has no author', () => {
  expect(authorsOf(noCareInstructions, { careInstructions: now, careAuthors: everyTopic('ai') })).toEqual({})
  expect(authorsOf(noCareInstructions, noCare, everyTopic('ai'))).toEqual({})
})

test('care text loses control characters and outer spaces', () => {
  const { watering } = CareInstructions.parse({ watering: ' Weekly\u0000,\u0007\nmore in summer ' })
  expect(watering).toBe('Weekly,\nmore in summer')
})
