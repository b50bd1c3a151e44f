import { expect, test } from 'vitest'
import { matchText } from './match-text.ts'

test('the number of matches is given in a sentence', () => {
  expect([0, 1, 12].map((count) => matchText(count, 'plant', 'crème'))).toEqual([
    'No plants match “crème”.',
    '1 plant matches “crème”.',
    '12 plants match “crème”.',
  ])
})

test('a long search text is shortened', () => {
  expect(matchText(0, 'plant', 'rose '.repeat(40).trim())).toBe(
    'No plants match “rose rose rose rose rose rose rose rose…”.',
  )
})
