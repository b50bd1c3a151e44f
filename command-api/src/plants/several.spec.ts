import {
  factsOf,
  idOf,
  locationCreated,
  plannedTask,
  plantCreated,
  taskAdded,
} from '@wattle/contracts/testing/sample-events.ts'
import { describe, test } from 'vitest'
import { given } from '../testing/given.ts'

const places = [locationCreated('bed'), locationCreated('yard')]
const plants = [plantCreated('rose', 'bed'), plantCreated('lily', 'bed'), plantCreated('fern', 'yard')]
const [rose, lily, fern] = [idOf('rose'), idOf('lily'), idOf('fern')]
const [bed, yard] = [idOf('bed'), idOf('yard')]

describe('moving several plants', () => {
  const moved = (plantId: string, from: string, to: string) => {
    return { type: 'PlantMoved', plantId, from, to, visibility: 'private' } as const
  }

  test('moves each to its location, and skips those already there', () => {
    given(...places, ...plants)
      .when({
        type: 'MovePlants',
        moves: [rose, lily, fern].map((plantId) => ({ plantId, locationId: yard })),
      })
      .happens(moved(rose, bed, yard), moved(lily, bed, yard))
  })

  test('moves each back to its old location', () => {
    given(...places, ...plants, moved(rose, bed, yard), moved(fern, yard, bed))
      .when({
        type: 'MovePlants',
        moves: [
          { plantId: rose, locationId: bed },
          { plantId: fern, locationId: yard },
        ],
      })
      .happens(moved(rose, yard, bed), moved(fern, bed, yard))
  })

  test('is refused when one plant or location is unknown', () => {
    const there = { plantId: rose, locationId: yard }
    given(...places, ...plants)
      .when({ type: 'MovePlants', moves: [there, { plantId: idOf('nothing'), locationId: yard }] })
      .isRefused('plant-not-found')
    given(...places, ...plants)
      .when({ type: 'MovePlants', moves: [there, { plantId: lily, locationId: idOf('nowhere') }] })
      .isRefused('location-not-found')
  })
})

describe('deleting several plants', () => {
  const ofRose = { plantId: rose }
  const deleted = { type: 'PlantDeleted', locationId: bed, visibility: 'private' } as const

  test('deletes the tasks of each', () => {
    given(...places, ...plants, taskAdded('Prune', ofRose), taskAdded('Water', { plantId: fern }))
      .when({ type: 'DeletePlants', plantIds: [rose, lily] })
      .happens(
        { ...deleted, plantId: rose, tasks: [factsOf(plannedTask('Prune', ofRose))] },
        { ...deleted, plantId: lily, tasks: [] },
      )
  })

  test('is refused when one of them is unknown', () => {
    given(...places, ...plants)
      .when({ type: 'DeletePlants', plantIds: [rose, idOf('nothing')] })
      .isRefused('plant-not-found')
  })
})
