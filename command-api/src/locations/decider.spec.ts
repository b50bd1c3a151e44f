import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import {
  factsOf,
  generatedTask,
  idOf,
  locationCreated,
  planAccepted,
  plannedTask,
  plantCreated,
  taskAdded,
} from '@wattle/contracts/testing/sample-events.ts'
import { describe, test } from 'vitest'
import { given } from '../testing/given.ts'

const locationId = idOf('bed')

describe('a new location', () => {
  test('gets defaults for everything that the gardener left out', () => {
    given()
      .when({ type: 'CreateLocation', locationId, ...NewLocation.parse({ name: ' Bed ' }) })
      .happens(locationCreated('bed', { name: 'Bed' }))
  })

  test('accepts its conditions under their old and new names', () => {
    const conditions = { sunlight: 'Full sun all day', soil: 'clay', water: 'dry' } as const
    given()
      .when({ type: 'CreateLocation', locationId, ...NewLocation.parse({ name: 'bed', conditions }) })
      .happens(
        locationCreated('bed', {
          conditions: { sunlight: 'Full sun all day', soilType: 'clay', moisture: 'dry' },
        }),
      )
  })

  test('is refused when its id is taken', () => {
    given(locationCreated('bed'))
      .when({ type: 'CreateLocation', locationId, ...NewLocation.parse({ name: 'Bed' }) })
      .isRefused('already-there')
  })
})

describe('changing a location', () => {
  test('records one event for each kind of change', () => {
    given(locationCreated('bed'))
      .when({
        type: 'ChangeLocation',
        locationId,
        changes: {
          name: 'Long bed',
          description: 'By the gate',
          icon: '🌹',
          potFriendly: true,
          conditions: { moisture: 'wet' },
        },
      })
      .happens(
        { type: 'LocationRenamed', locationId, name: 'Long bed', was: 'bed' },
        {
          type: 'LocationDecorated',
          locationId,
          description: 'By the gate',
          icon: '🌹',
          iconBackground: '#e8f5e9',
        },
        {
          type: 'LocationConditionsChanged',
          locationId,
          potFriendly: true,
          conditions: { sunlight: null, soilType: null, moisture: 'wet' },
        },
      )
  })

  test('to its current values changes nothing', () => {
    given(locationCreated('bed', { description: 'By the gate' }))
      .when({
        type: 'ChangeLocation',
        locationId,
        changes: { name: 'bed', description: 'By the gate', icon: '🏡', potFriendly: false, conditions: {} },
      })
      .changesNothing()
  })

  test('keeps what the change does not name', () => {
    given(locationCreated('bed', { description: 'By the gate', icon: '🌹' }))
      .when({ type: 'ChangeLocation', locationId, changes: { iconBackground: '#fffde7' } })
      .happens({
        type: 'LocationDecorated',
        locationId,
        description: 'By the gate',
        icon: '🌹',
        iconBackground: '#fffde7',
      })
  })

  test('resets fields to their defaults with null', () => {
    const conditions = { sunlight: 'Highly variable', soilType: 'loam', moisture: 'wet' } as const
    given(
      locationCreated('bed', {
        description: 'By the gate',
        icon: '🌹',
        iconBackground: '#fffde7',
        conditions,
      }),
    )
      .when({
        type: 'ChangeLocation',
        locationId,
        changes: { description: null, icon: null, iconBackground: null, conditions: null },
      })
      .happens(
        {
          type: 'LocationDecorated',
          locationId,
          description: '',
          icon: '🏡',
          iconBackground: '#e8f5e9',
        },
        {
          type: 'LocationConditionsChanged',
          locationId,
          potFriendly: false,
          conditions: { sunlight: null, soilType: null, moisture: null },
        },
      )
  })

  test('clears one condition and leaves the others', () => {
    const conditions = { sunlight: 'Highly variable', soilType: 'loam', moisture: 'wet' } as const
    given(locationCreated('bed', { conditions }))
      .when({ type: 'ChangeLocation', locationId, changes: { conditions: { soil: null } } })
      .happens({
        type: 'LocationConditionsChanged',
        locationId,
        potFriendly: false,
        conditions: { ...conditions, soilType: null },
      })
  })

  test('is refused for an unknown location', () => {
    given()
      .when({ type: 'ChangeLocation', locationId, changes: { name: 'Bed' } })
      .isRefused('location-not-found')
  })
})

describe('deleting a location', () => {
  const mine = generatedTask('Prune', 'rose')
  const general = plannedTask('Sweep')
  const elsewhere = plannedTask('Mow', { plantId: idOf('lawn') })
  const garden = [
    locationCreated('bed'),
    locationCreated('yard'),
    plantCreated('rose', 'bed'),
    plantCreated('lawn', 'yard'),
    planAccepted('rose', [mine]),
    taskAdded('Sweep'),
    taskAdded('Mow', elsewhere),
  ]

  test('deletes its plants and their tasks, and nothing else', () => {
    given(...garden)
      .when({ type: 'DeleteLocation', locationId, cascade: true })
      .happens({ type: 'LocationDeleted', locationId, plantIds: [idOf('rose')], tasks: [factsOf(mine)] })
    given(...garden, {
      type: 'LocationDeleted',
      locationId,
      plantIds: [idOf('rose')],
      tasks: [factsOf(mine)],
    })
      .when({ type: 'DeleteTask', taskId: general.taskId })
      .happens({ type: 'TaskDeleted', task: factsOf(general) })
  })

  test('without the cascade is refused while it has plants', () => {
    given(...garden)
      .when({ type: 'DeleteLocation', locationId, cascade: false })
      .isRefused('location-has-plants')
  })

  test('is refused when its tasks are too many for one event', () => {
    const water = Array.from({ length: 6_000 }, (_, index) =>
      taskAdded(`Water ${index}`, { plantId: idOf('rose') }),
    )
    given(...garden, ...water)
      .when({ type: 'DeleteLocation', locationId, cascade: true })
      .isRefused('location-has-many-tasks')
  })

  test('needs no cascade when it is empty', () => {
    given(locationCreated('bed'))
      .when({ type: 'DeleteLocation', locationId, cascade: false })
      .happens({ type: 'LocationDeleted', locationId, plantIds: [], tasks: [] })
  })

  test('a second time is refused', () => {
    given(locationCreated('bed'), { type: 'LocationDeleted', locationId, plantIds: [], tasks: [] })
      .when({ type: 'DeleteLocation', locationId, cascade: true })
      .isRefused('location-not-found')
  })
})
