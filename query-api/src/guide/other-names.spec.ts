import { expect, test } from 'vitest'
import { otherNames } from './other-names.ts'

test("other names leave out the species, its genus and those that only add the plant's own name to another", () => {
  const synonyms = [
    'Mortgage Lifter',
    'mortgage lifter tomato',
    'Roma tomato',
    'Solanum',
    'Solanum esculentum',
    'Solanum lycopersicum',
  ]
  expect(otherNames({ name: 'Tomato', species: 'Solanum lycopersicum', synonyms })).toEqual([
    'Mortgage Lifter',
    'Roma tomato',
    'Solanum esculentum',
  ])
})
