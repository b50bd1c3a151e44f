import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import { expect, test } from 'vitest'
import { plantQuestion } from './plant-matches.ts'

const needs = { sunlight: ['Full sun all day' as const], soil: [], moisture: [] }
const match = (name: string, species = 'Rosa') => {
  return { name, species, careInstructions: noCareInstructions, needs }
}
const read = (plants: ReturnType<typeof match>[], maxMatches?: number) =>
  plantQuestion({ picture: null, ...(maxMatches ? { maxMatches } : {}) }, '', 0)
    .read({ plants })
    .map(({ name, species }) => `${name}, ${species}`)

test('no more matches are returned than requested, or five by default', () => {
  const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => match(name))
  expect(read(many, 2)).toEqual(['A, Rosa', 'B, Rosa'])
  expect(read(many)).toHaveLength(5)
})

test('a repeated plant is one match, and one without a name or species is none', () => {
  expect(
    read([match(' Rose\n'), match('ROSE', 'rosa'), match(' '), match('Lily', ''), match('Lily', 'Lilium')]),
  ).toEqual(['Rose, Rosa', 'Lily, Lilium'])
})

test('care text is put on one line, or dropped when it is too long', () => {
  const care = { ...noCareInstructions, watering: ' Deeply,\n\u0007once a week. ', soil: 'x'.repeat(4001) }
  const [plant] = plantQuestion({ picture: null }, '', 0).read({
    plants: [{ ...match('Rose'), careInstructions: care }],
  })
  expect(plant?.careInstructions).toEqual({ ...noCareInstructions, watering: 'Deeply, once a week.' })
})

test('a match includes the conditions the plant needs, each once', () => {
  const sunlight = ['Full sun all day', 'Filtered sun all day', 'Full sun all day'] as const
  const [plant] = plantQuestion({ picture: null }, '', 0).read({
    plants: [{ ...match('Rose'), needs: { sunlight: [...sunlight], soil: ['loam'], moisture: [] } }],
  })
  expect(plant?.needs).toEqual({
    sunlight: ['Full sun all day', 'Filtered sun all day'],
    soil: ['loam'],
    moisture: [],
  })
})
