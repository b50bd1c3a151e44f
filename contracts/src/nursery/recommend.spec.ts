import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moistures, soilTypes, sunlightChoices } from '../locations/choices.ts'
import { unknownConditions } from '../locations/location.ts'
import type { PlantNeeds } from '../plants/needs.ts'
import { compatibilities } from './choices.ts'
import { compatibilityOf, recommendLocations } from './recommend.ts'

const lavender: PlantNeeds = {
  sunlight: ['Full sun all day', 'Morning shade, afternoon sun'],
  soil: ['sandy', 'rocky', 'loam'],
  moisture: ['dry'],
}
const place = (name: string, conditions: Partial<typeof unknownConditions> = {}) => ({
  id: `id of ${name}`,
  name,
  icon: '🥕',
  iconBackground: '#f1f8e9',
  conditions: { ...unknownConditions, ...conditions },
})

test('a recommendation compares the plant’s needs with all three conditions of the location', () => {
  const path = place('Front path', {
    sunlight: 'Full sun all day',
    soilType: 'clay',
    moisture: 'dry',
  })
  expect(recommendLocations(lavender, [path])).toEqual([
    {
      locationId: 'id of Front path',
      locationName: 'Front path',
      locationIcon: '🥕',
      locationBackground: '#f1f8e9',
      compatibility: 'Good',
      score: 6,
      matchDetails: [
        {
          category: 'Sunlight',
          icon: 'sun',
          plantNeeds: 'full sun or afternoon sun',
          locationProvides: 'Full sun all day',
          isMatch: true,
        },
        {
          category: 'Soil',
          icon: 'soil',
          plantNeeds: 'sandy soil, rocky soil or loam',
          locationProvides: 'clay',
          isMatch: false,
        },
        {
          category: 'Watering',
          icon: 'water',
          plantNeeds: 'dry ground',
          locationProvides: 'dry',
          isMatch: true,
        },
      ],
    },
  ])
})

test('an unknown need or condition is no match', () => {
  const nothing: PlantNeeds = { sunlight: [], soil: [], moisture: [] }
  const bed = place('Bed', { sunlight: 'Full sun all day', soilType: 'loam', moisture: 'dry' })
  const details = (needs: PlantNeeds, where: typeof bed) =>
    recommendLocations(needs, [where])[0]?.matchDetails.map(
      ({ plantNeeds, locationProvides, isMatch }) => `${plantNeeds} | ${locationProvides} | ${isMatch}`,
    )
  expect(details(nothing, bed)).toEqual([
    'not known | Full sun all day | false',
    'not known | loam | false',
    'not known | dry | false',
  ])
  expect(details(lavender, place('Nowhere'))?.[0]).toBe('full sun or afternoon sun | not known | false')
})

describe('a score', () => {
  test.each([
    [0, 'Poor'],
    [2, 'Poor'],
    [3, 'Fair'],
    [4, 'Fair'],
    [5, 'Good'],
    [6, 'Good'],
    [7, 'Excellent'],
    [9, 'Excellent'],
  ])('of %i is %s', (score, compatibility) => {
    expect(compatibilityOf(score)).toBe(compatibility)
  })
})

const someOf = <T>(choices: readonly T[]) => fc.uniqueArray(fc.constantFrom(...choices))
const anyNeeds = fc.record({
  sunlight: someOf(sunlightChoices),
  soil: someOf(soilTypes),
  moisture: someOf(moistures),
})
const anyPlace = fc
  .record({
    sunlight: fc.option(fc.constantFrom(...sunlightChoices)),
    soilType: fc.option(fc.constantFrom(...soilTypes)),
    moisture: fc.option(fc.constantFrom(...moistures)),
  })
  .chain((conditions) => fc.string().map((name) => place(name, conditions)))

test('every location appears once, best first, with three points for each match', () => {
  fc.assert(
    fc.property(anyNeeds, fc.array(anyPlace), (needs, places) => {
      const found = recommendLocations(needs, places)
      expect(found.map(({ locationId }) => locationId).toSorted()).toEqual(
        places.map(({ id }) => id).toSorted(),
      )
      const ranks = found.map(({ compatibility }) => compatibilities.indexOf(compatibility))
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      for (const { score, compatibility, matchDetails } of found) {
        expect([0, 3, 6, 9]).toContain(score)
        expect(matchDetails.filter(({ isMatch }) => isMatch)).toHaveLength(score / 3)
        expect(compatibility).toBe(compatibilityOf(score))
      }
    }),
  )
})

test('of locations with the same score, an unknown condition ranks before a wrong one, and wrong light last', () => {
  const batFlower: PlantNeeds = {
    sunlight: ['Partial shade (bright but no direct sun)', 'Filtered sun all day'],
    soil: ['loam', 'sandy'],
    moisture: ['medium'],
  }
  const found = recommendLocations(batFlower, [
    place('Orchard', { sunlight: 'Full sun all day', soilType: 'sandy', moisture: 'medium' }),
    place('Side fence', { sunlight: 'Filtered sun all day', soilType: 'loam', moisture: 'moist' }),
    place('Verandah', { sunlight: 'Filtered sun all day', moisture: 'medium' }),
  ])
  expect(found.map(({ locationName, compatibility, score }) => [locationName, compatibility, score])).toEqual(
    [
      ['Verandah', 'Good', 6],
      ['Side fence', 'Good', 6],
      ['Orchard', 'Good', 6],
    ],
  )
})

test('equally suitable locations are sorted by name', () => {
  const names = recommendLocations(lavender, [place('Verandah'), place('Balcony')])
  expect(names.map(({ locationName }) => locationName)).toEqual(['Balcony', 'Verandah'])
})
