import { expect, test } from 'vitest'
import { otherNames } from './other-names.ts'

test('a name that only adds the plant’s own to another is left out', () => {
  const synonyms = ['Mortgage Lifter', 'mortgage lifter tomato', 'Roma tomato', 'Solanum esculentum']
  expect(otherNames({ name: 'Tomato', synonyms })).toEqual([
    'Mortgage Lifter',
    'Roma tomato',
    'Solanum esculentum',
  ])
})
