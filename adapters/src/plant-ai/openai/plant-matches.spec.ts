import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import { expect, test } from 'vitest'
import { plantQuestion } from './plant-matches.ts'

const match = (name: string, species = 'Rosa') => ({ name, species, careInstructions: noCareInstructions })
const read = (plants: ReturnType<typeof match>[], maxMatches?: number) =>
  plantQuestion({ picture: null, ...(maxMatches ? { maxMatches } : {}) }, '', 0)
    .read({ plants })
    .map(({ name, species }) => `${name}, ${species}`)

test('no more matches are taken than were asked for, five where nobody said', () => {
  const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => match(name))
  expect(read(many, 2)).toEqual(['A, Rosa', 'B, Rosa'])
  expect(read(many)).toHaveLength(5)
})

test('a plant twice is one match, and one without a name is none', () => {
  expect(
    read([match(' Rose\n'), match('ROSE', 'rosa'), match(' '), match('Lily', ''), match('Lily', 'Lilium')]),
  ).toEqual(['Rose, Rosa', 'Lily, Lilium'])
})

test('care is kept on one line, nothing where it is too long', () => {
  const care = { ...noCareInstructions, watering: ' Deeply,\n\u0007once a week. ', soil: 'x'.repeat(4001) }
  const [plant] = plantQuestion({ picture: null }, '', 0).read({
    plants: [{ ...match('Rose'), careInstructions: care }],
  })
  expect(plant?.careInstructions).toEqual({ ...noCareInstructions, watering: 'Deeply, once a week.' })
})
