import { afterEach, beforeEach, expect, test } from 'vitest'
import { iris, openQueryServer, type QueryServer } from '../testing/query-server.ts'

let server: QueryServer
beforeEach(async () => {
  server = await openQueryServer()
})
afterEach(() => server.close())

const usual = {
  state: null,
  postcode: null,
  city: null,
  country: 'Australia',
  hemisphere: 'southern',
  displayName: null,
  about: '',
  featureImageUrl: null,
  galleryImageUrls: [],
  shareGarden: false,
  eraseAfter: null,
  taskGeneration: {
    effort: 'Medium',
    preferredTaskTypes: ['Fertilising', 'Pruning', 'Pest control', 'Watering'],
    complexity: 'Simple',
    taskPeriod: 'Next 6 weeks',
  },
}

test('preferences that were never saved have their defaults, and the place is unknown', async () => {
  expect((await server.ask('/preferences', { as: 'iris' })).body).toEqual({ preferences: usual })
})

test('saved preferences are answered', async () => {
  const pictures = { featureImageUrl: '/api/images/a', galleryImageUrls: ['/api/images/a'] }
  const care = { effort: 'High', preferredTaskTypes: [], complexity: 'Expert' } as const
  await server.happen(iris, [
    { type: 'GardenPlaced', state: 'Northern Territory', postcode: '0800', city: 'Darwin' },
    { type: 'CarePreferencesChanged', ...care, preferredTaskTypes: [] },
    { type: 'DisplayNameChosen', displayName: 'Iris' },
    { type: 'ProfilePresented', about: 'Roses', ...pictures },
    { type: 'GardenListed' },
  ])
  expect((await server.ask('/preferences', { as: 'iris' })).body).toEqual({
    preferences: {
      ...usual,
      state: 'Northern Territory',
      postcode: '0800',
      city: 'Darwin',
      displayName: 'Iris',
      about: 'Roses',
      ...pictures,
      shareGarden: true,
      taskGeneration: { ...usual.taskGeneration, ...care },
    },
  })
})
