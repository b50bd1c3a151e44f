import { expect, test } from 'vitest'
import { authorsOf, CareInstructions, noCare, noCareInstructions } from './care.ts'
import { everyTopic } from './choices.ts'

const now = { ...noCareInstructions, watering: 'Weekly', soil: 'Loam' }

test('new words are the gardener’s, unless they are said to be somebody else’s', () => {
  expect(authorsOf(now, noCare)).toEqual({ watering: 'gardener', soil: 'gardener' })
  expect(authorsOf(now, noCare, null)).toEqual({ watering: 'gardener', soil: 'gardener' })
  expect(authorsOf(now, noCare, { soil: 'ai' })).toEqual({ watering: 'gardener', soil: 'ai' })
})

test('what reads as before is still whose it was, whatever is said now, and nobody’s where nobody knew', () => {
  const before = {
    careInstructions: { ...now, soil: 'Clay' },
    careAuthors: { watering: 'guide', soil: 'ai' },
  } as const
  expect(authorsOf(now, before, everyTopic('gardener'))).toEqual({ watering: 'guide', soil: 'gardener' })
  expect(authorsOf(now, { ...before, careAuthors: {} })).toEqual({ soil: 'gardener' })
})

test('no words have no author', () => {
  expect(authorsOf(noCareInstructions, { careInstructions: now, careAuthors: everyTopic('ai') })).toEqual({})
  expect(authorsOf(noCareInstructions, noCare, everyTopic('ai'))).toEqual({})
})

test('words are kept without control characters and outer spaces', () => {
  const { watering } = CareInstructions.parse({ watering: ' Weekly\u0000,\u0007\nmore in summer ' })
  expect(watering).toBe('Weekly,\nmore in summer')
})
