import { expect, test } from 'vitest'
import { readNeeds, readNurseryPlant, readNurseryPlants, recommendationsIn } from './read-nursery-plant.ts'

const care = { watering: '', sunlight: '', soil: '', fertilizing: '', pruning: '' }
const bare = {
  id: 'a',
  name: 'Lavender',
  species: '',
  imageUrl: null,
  careInstructions: care,
  careAuthors: {},
  needs: { sunlight: [], soil: [], moisture: [] },
  nurseryName: '',
  price: '',
  potSize: '',
  discoveryDate: null,
  notes: '',
  locationRecommendations: [],
}

test('a nursery plant is read with or without its wrapper, with defaults for missing fields', () => {
  expect(readNurseryPlant({ plant: { id: 'a', name: 'Lavender', colour: 'blue' } })).toEqual(bare)
  expect(readNurseryPlant({ id: 'a', name: 'Lavender', discoveryDate: '2026-11-08T09:00:00Z' })).toEqual({
    ...bare,
    discoveryDate: '2026-11-08',
  })
  expect(() => readNurseryPlant({ plant: { id: 'a' } })).toThrow('Invalid plant data')
})

test('a list of nursery plants leaves out invalid ones', () => {
  expect(readNurseryPlants({ plants: [{ id: 'a', name: 'Lavender' }, { id: 'b' }, null] })).toEqual([bare])
  expect(readNurseryPlants(null)).toEqual([])
})

test('unknown needs are left out', () => {
  expect(readNeeds({ sunlight: ['Full sun all day', 'Moonlight'], soil: 'clay', moisture: ['wet'] })).toEqual(
    {
      sunlight: ['Full sun all day'],
      soil: [],
      moisture: ['wet'],
    },
  )
})

test('recommendations accept numbers as text and unknown ratings', () => {
  const detail = {
    category: 'Soil',
    icon: 'soil',
    plantNeeds: 'loam',
    locationProvides: 'clay',
    isMatch: false,
  }
  const patch = {
    locationId: 'b',
    locationName: 'Vegie Patch',
    locationIcon: '🥕',
    locationBackground: '#f1f8e9',
  }
  expect(
    recommendationsIn({
      recommendations: [{ ...patch, score: '6', compatibility: 'Splendid', matchDetails: [detail] }, {}],
    }),
  ).toEqual([{ ...patch, score: 6, compatibility: 'Poor', matchDetails: [detail] }])
})
