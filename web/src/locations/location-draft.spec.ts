import { expect, test } from 'vitest'
import { bodyOf, draftOf } from './location-draft.ts'

test('a new location starts as a house on eucalypt, not for pots, nothing known', () => {
  expect(bodyOf({ ...draftOf(), name: ' Kitchen Window ' })).toEqual({
    name: 'Kitchen Window',
    description: '',
    icon: '🏡',
    iconBackground: '#e8f5e9',
    potFriendly: false,
    conditions: { sunlight: null, soilType: null, moisture: null },
  })
})

test('an edited location is sent whole', () => {
  const conditions = { sunlight: 'Highly variable', soilType: 'clay', moisture: 'wet' } as const
  const location = {
    id: 'l1',
    name: 'Gully',
    description: 'Below the tank',
    icon: '🌳',
    iconBackground: '#fff8e1',
    potFriendly: true,
    conditions: { ...conditions, soil: 'clay', water: 'wet' } as const,
    isMockData: false,
    locationVisibility: 'private' as const,
    count: 3,
    taskCount: 0,
  }
  expect(bodyOf(draftOf(location))).toEqual({
    name: 'Gully',
    description: 'Below the tank',
    icon: '🌳',
    iconBackground: '#fff8e1',
    potFriendly: true,
    conditions,
  })
})
