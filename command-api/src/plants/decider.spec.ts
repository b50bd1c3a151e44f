import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import { NewPlant } from '@wattle/contracts/plants/commands.ts'
import {
  completeProfile,
  factsOf,
  idOf,
  locationCreated,
  picture,
  plannedTask,
  plantCreated,
  taskAdded,
} from '@wattle/contracts/testing/sample-events.ts'
import { describe, test } from 'vitest'
import { given } from '../testing/given.ts'

const plantId = idOf('rose')
const locationId = idOf('bed')
const bed = locationCreated('bed')
const rose = plantCreated('rose', 'bed')
/**
 * Half past eight in the morning of 21 March in Sydney, and half past five in Perth, but still the 20th in
 * London.
 */
const now = '2026-03-20T21:30:00.000Z'

const create = (fields: object = {}) => {
  const asked = NewPlant.parse({
    name: 'rose',
    species: 'Acacia pycnantha',
    locationId,
    plantedDate: '2026-01-05',
    ...fields,
  })
  return { type: 'CreatePlant', plantId, now, ...asked } as const
}

describe('a new plant', () => {
  test('is in its location, private and in the ground by default', () => {
    given(bed).when(create()).happens(rose)
  })

  test('gets today by the gardener’s calendar as its planting date', () => {
    given(bed)
      .when(create({ plantedDate: undefined }))
      .happens(plantCreated('rose', 'bed', { plantedDate: '2026-03-21' }))
    given(bed, { type: 'GardenPlaced', state: 'Western Australia' })
      .when({ ...create({ plantedDate: undefined }), now: '2026-03-20T15:30:00.000Z' })
      .happens(plantCreated('rose', 'bed', { plantedDate: '2026-03-20' }))
  })

  test('may have a planting date up to a year ahead', () => {
    given(bed)
      .when(create({ plantedDate: '2027-03-21' }))
      .happens(plantCreated('rose', 'bed', { plantedDate: '2027-03-21' }))
    given(bed)
      .when(create({ plantedDate: '2027-03-22' }))
      .isRefused('planted-too-late')
    given(bed, rose)
      .when({ type: 'ChangePlant', plantId, now, changes: { plantedDate: '2099-01-01' } })
      .isRefused('planted-too-late')
    const old = plantCreated('rose', 'bed', { plantedDate: '2099-01-01' })
    given(bed, old)
      .when({ type: 'ChangePlant', plantId, now, changes: { plantedDate: '2099-01-01' } })
      .changesNothing()
  })

  test('keeps everything the gardener entered', () => {
    const said = {
      plantingMethod: 'pot',
      careInstructions: { watering: 'Weekly' },
      imageUrl: picture,
    } as const
    given(bed)
      .when(create(said))
      .happens(
        plantCreated('rose', 'bed', {
          ...said,
          careInstructions: { ...noCareInstructions, watering: 'Weekly' },
          careAuthors: { watering: 'gardener' },
        }),
      )
  })

  test('remembers the author of its care instructions, topic by topic', () => {
    const careInstructions = { ...noCareInstructions, watering: 'Weekly', soil: 'Loam', pruning: 'In July' }
    given(bed)
      .when(create({ careInstructions, careAuthors: { watering: 'ai', soil: 'guide', sunlight: 'ai' } }))
      .happens(
        plantCreated('rose', 'bed', {
          careInstructions,
          careAuthors: { watering: 'ai', soil: 'guide', pruning: 'gardener' },
        }),
      )
  })

  test('is refused in a location that does not exist', () => {
    given().when(create()).isRefused('location-not-found')
  })

  test('is refused when its id is taken', () => {
    given(bed, rose).when(create()).isRefused('already-there')
  })

  test('may be public only with a complete profile', () => {
    given(bed)
      .when(create({ visibility: 'public' }))
      .isRefused('profile-incomplete')
    given(bed, ...completeProfile)
      .when(create({ visibility: 'public' }))
      .happens(plantCreated('rose', 'bed', { visibility: 'public' }))
  })
})

describe('changing a plant', () => {
  test('records one event for each kind of change', () => {
    given(bed, locationCreated('yard'), rose, ...completeProfile)
      .when({
        type: 'ChangePlant',
        plantId,
        now,
        changes: {
          name: 'Iceberg',
          species: 'Rosa floribunda',
          imageUrl: picture,
          plantedDate: '2025-12-01',
          plantingMethod: 'pot',
          careInstructions: { pruning: 'In July' },
          locationId: idOf('yard'),
          visibility: 'public',
        },
      })
      .happens(
        {
          type: 'PlantRenamed',
          plantId,
          name: 'Iceberg',
          species: 'Rosa floribunda',
          was: { name: 'rose', species: 'Acacia pycnantha' },
        },
        { type: 'PlantPhotographed', plantId, imageUrl: picture },
        { type: 'PlantingCorrected', plantId, plantedDate: '2025-12-01', plantingMethod: 'pot' },
        {
          type: 'CareInstructionsRevised',
          plantId,
          careInstructions: { ...noCareInstructions, pruning: 'In July' },
          careAuthors: { pruning: 'gardener' },
        },
        { type: 'PlantMoved', plantId, from: locationId, to: idOf('yard'), visibility: 'private' },
        { type: 'VisibilityChanged', plantIds: [plantId], locationId: idOf('yard'), visibility: 'public' },
      )
  })

  test('to its current values changes nothing', () => {
    const { name, species, plantedDate, plantingMethod, visibility, careInstructions, imageUrl } = rose
    given(bed, rose)
      .when({
        type: 'ChangePlant',
        plantId,
        now,
        changes: {
          name,
          species,
          locationId,
          plantedDate,
          plantingMethod,
          visibility,
          careInstructions,
          imageUrl,
        },
      })
      .changesNothing()
    given(bed, rose).when({ type: 'ChangePlant', plantId, now, changes: {} }).changesNothing()
  })

  test('removes its picture with null', () => {
    given(bed, plantCreated('rose', 'bed', { imageUrl: picture }))
      .when({ type: 'ChangePlant', plantId, now, changes: { imageUrl: null } })
      .happens({ type: 'PlantPhotographed', plantId, imageUrl: null })
  })

  test('clears one care topic, or all of them', () => {
    const careInstructions = { ...noCareInstructions, watering: 'Weekly', soil: 'Loam' }
    const known = plantCreated('rose', 'bed', { careInstructions })
    given(bed, known)
      .when({ type: 'ChangePlant', plantId, now, changes: { careInstructions: { watering: null } } })
      .happens({
        type: 'CareInstructionsRevised',
        plantId,
        careInstructions: { ...noCareInstructions, soil: 'Loam' },
        careAuthors: {},
      })
    given(bed, known)
      .when({ type: 'ChangePlant', plantId, now, changes: { careInstructions: null } })
      .happens({
        type: 'CareInstructionsRevised',
        plantId,
        careInstructions: noCareInstructions,
        careAuthors: {},
      })
  })

  test('marks reworded care as the gardener’s and keeps the other authors', () => {
    const careInstructions = { ...noCareInstructions, watering: 'Weekly', soil: 'Loam', pruning: 'In July' }
    const known = plantCreated('rose', 'bed', {
      careInstructions,
      careAuthors: { watering: 'ai', soil: 'guide' },
    })
    given(bed, known)
      .when({ type: 'ChangePlant', plantId, now, changes: { careInstructions: { watering: 'Daily' } } })
      .happens({
        type: 'CareInstructionsRevised',
        plantId,
        careInstructions: { ...careInstructions, watering: 'Daily' },
        careAuthors: { watering: 'gardener', soil: 'guide' },
      })
  })

  test('is refused for an unknown plant', () => {
    given(bed)
      .when({ type: 'ChangePlant', plantId, now, changes: { name: 'x' } })
      .isRefused('plant-not-found')
  })

  test('cannot move it to an unknown location', () => {
    given(bed, rose)
      .when({ type: 'ChangePlant', plantId, now, changes: { locationId: idOf('nowhere') } })
      .isRefused('location-not-found')
  })

  test('makes it public only with a complete profile, but private at any time', () => {
    given(bed, rose)
      .when({ type: 'ChangePlant', plantId, now, changes: { visibility: 'public' } })
      .isRefused('profile-incomplete')
    given(bed, plantCreated('rose', 'bed', { visibility: 'public' }))
      .when({ type: 'ChangePlant', plantId, now, changes: { visibility: 'private' } })
      .happens({ type: 'VisibilityChanged', plantIds: [plantId], locationId, visibility: 'private' })
  })

  test('keeps a public plant public although the profile is no longer complete', () => {
    given(bed, plantCreated('rose', 'bed', { visibility: 'public' }))
      .when({ type: 'ChangePlant', plantId, now, changes: { visibility: 'public', name: 'Iceberg' } })
      .happens({
        type: 'PlantRenamed',
        plantId,
        name: 'Iceberg',
        species: 'Acacia pycnantha',
        was: { name: 'rose', species: 'Acacia pycnantha' },
      })
  })
})

describe('the visibility of a location', () => {
  const change = (visibility: 'private' | 'public') => {
    return { type: 'ChangeLocationVisibility', locationId, visibility } as const
  }

  test('changes all its plants, and the event names only those that change', () => {
    given(
      ...completeProfile,
      bed,
      locationCreated('yard'),
      rose,
      plantCreated('lily', 'bed', { visibility: 'public' }),
      plantCreated('lawn', 'yard'),
    )
      .when(change('public'))
      .happens({ type: 'VisibilityChanged', plantIds: [plantId], locationId, visibility: 'public' })
  })

  test('changes nothing when every plant has it already', () => {
    given(bed, rose).when(change('private')).changesNothing()
    given(bed).when(change('private')).changesNothing()
    given(bed, ...completeProfile)
      .when(change('public'))
      .changesNothing()
  })

  test('can be public only with a complete profile, even for an empty location', () => {
    given(bed, rose).when(change('public')).isRefused('profile-incomplete')
    given(bed).when(change('public')).isRefused('profile-incomplete')
  })

  test('is refused for an unknown location', () => {
    given().when(change('private')).isRefused('location-not-found')
  })
})

describe('deleting a plant', () => {
  const prune = plannedTask('Prune', { plantId })
  const garden = [bed, rose, taskAdded('Prune', prune), taskAdded('Sweep')]

  test('deletes its tasks, and no others', () => {
    given(...garden)
      .when({ type: 'DeletePlant', plantId })
      .happens({ type: 'PlantDeleted', plantId, locationId, visibility: 'private', tasks: [factsOf(prune)] })
  })

  test('is refused when its tasks are too many for one event', () => {
    const water = Array.from({ length: 6_000 }, (_, index) => taskAdded(`Water ${index}`, { plantId }))
    given(...garden, ...water)
      .when({ type: 'DeletePlant', plantId })
      .isRefused('plant-has-many-tasks')
  })

  test('a second time is refused', () => {
    given(...garden, {
      type: 'PlantDeleted',
      plantId,
      locationId,
      visibility: 'private',
      tasks: [factsOf(prune)],
    })
      .when({ type: 'DeletePlant', plantId })
      .isRefused('plant-not-found')
  })
})
