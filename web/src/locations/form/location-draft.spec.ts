import { expect, test } from 'vitest'
import { bodyOf, changesOf, draftOf } from './location-draft.ts'

test('a new location starts with a house on eucalypt green and unknown conditions', () => {
  expect(bodyOf({ ...draftOf(), name: ' Kitchen Window ' })).toEqual({
    name: 'Kitchen Window',
    description: '',
    icon: '🏡',
    iconBackground: '#e8f5e9',
    potFriendly: false,
    conditions: { sunlight: null, soilType: null, moisture: null },
  })
})

test('an edited location sends only the changed fields, and conditions one by one', () => {
  const opened = draftOf({
    id: 'l1',
    name: 'Gully',
    description: 'Below the tank',
    icon: '🌳',
    iconBackground: '#fff8e1',
    potFriendly: true,
    conditions: {
      sunlight: 'Highly variable',
      soilType: 'clay',
      moisture: 'wet',
      soil: 'clay',
      water: 'wet',
    },
    isMockData: false,
    locationVisibility: 'private',
    count: 3,
    taskCount: 0,
  })
  expect(changesOf({ ...opened, name: ' Gully ' }, opened)).toEqual({})
  expect(changesOf({ ...opened, description: 'By the tank', moisture: '' }, opened)).toEqual({
    description: 'By the tank',
    conditions: { moisture: null },
  })
})
