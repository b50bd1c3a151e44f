import type { Sunlight } from '@wattle/contracts/locations/choices.ts'
import { NewNurseryPlant, NurseryPlantChanges } from '@wattle/contracts/nursery/commands.ts'
import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import { NewPlant } from '@wattle/contracts/plants/commands.ts'
import {
  idOf,
  locationCreated,
  nurseryPlantAdded,
  picture,
  plantCreated,
} from '@wattle/contracts/testing/sample-events.ts'
import { describe, test } from 'vitest'
import { given } from '../testing/given.ts'

const nurseryPlantId = idOf('lavender')
const lavender = nurseryPlantAdded('lavender')
const known = {
  sunlight: ['Full sun all day' as Sunlight],
  soil: ['loam' as const],
  moisture: ['dry' as const],
}
/** Half past eight in the morning of 21 March in Sydney, but still the 20th in London. */
const now = '2026-03-20T21:30:00.000Z'

const add = (fields: object = {}) => {
  const asked = NewNurseryPlant.parse({ name: 'lavender', species: 'Lavandula dentata', ...fields })
  return { type: 'AddNurseryPlant', nurseryPlantId, now, ...asked } as const
}
const revise = (fields: object) => {
  return { type: 'ReviseNurseryPlant', nurseryPlantId, changes: NurseryPlantChanges.parse(fields) } as const
}
const remove = { type: 'RemoveNurseryPlant', nurseryPlantId } as const

describe('a plant for the nursery list', () => {
  test('gets today by the gardener’s calendar as its discovery date', () => {
    given().when(add()).happens(lavender)
    given({ type: 'GardenPlaced', state: 'Western Australia' })
      .when({ ...add({ discoveryDate: '' }), now: '2026-03-20T15:30:00.000Z' })
      .happens(nurseryPlantAdded('lavender', { discoveryDate: '2026-03-20' }))
  })

  test('keeps everything the gardener entered', () => {
    const said = {
      imageUrl: picture,
      careInstructions: { ...noCareInstructions, pruning: 'After flowering' },
      careAuthors: { pruning: 'ai' as const },
      nurseryName: 'Garden Market',
      price: '$29.99',
      potSize: '200mm',
      discoveryDate: '2026-03-01',
      notes: 'Three of them. '.repeat(600).trim(),
      needs: known,
    }
    given().when(add(said)).happens(nurseryPlantAdded('lavender', said))
  })

  test('takes needs from its care instructions when they are not given', () => {
    const careInstructions = {
      ...noCareInstructions,
      sunlight: 'Full shade',
      soil: 'Clay',
      watering: 'Weekly',
    }
    given()
      .when(add({ careInstructions, needs: { sunlight: known.sunlight } }))
      .happens(
        nurseryPlantAdded('lavender', {
          careInstructions,
          careAuthors: { sunlight: 'gardener', soil: 'gardener', watering: 'gardener' },
          needs: { sunlight: known.sunlight, soil: ['clay'], moisture: ['medium'] },
        }),
      )
  })

  test('is refused when its id is taken', () => {
    given(lavender).when(add()).isRefused('already-there')
  })
})

describe('revising a nursery plant', () => {
  test('records only the changed fields', () => {
    given(nurseryPlantAdded('lavender', { price: '$10', notes: 'Blue', imageUrl: picture }))
      .when(revise({ name: 'lavender', price: '$12', notes: null, discoveryDate: '', imageUrl: '' }))
      .happens({
        type: 'NurseryPlantRevised',
        nurseryPlantId,
        price: '$12',
        notes: '',
        discoveryDate: null,
        imageUrl: null,
      })
  })

  test('to its current values changes nothing', () => {
    const { type: _type, nurseryPlantId: _id, ...same } = lavender
    given(lavender).when(revise(same)).changesNothing()
    given(lavender).when(revise({})).changesNothing()
  })

  test('updates needs from changed care instructions and keeps the others', () => {
    const careInstructions = { ...noCareInstructions, sunlight: 'Full sun', soil: 'Loam' }
    const careAuthors = { sunlight: 'guide', soil: 'guide' } as const
    given(nurseryPlantAdded('lavender', { careInstructions, careAuthors, needs: known }))
      .when(revise({ careInstructions: { sunlight: 'Full shade', pruning: 'Hard' } }))
      .happens({
        type: 'NurseryPlantRevised',
        nurseryPlantId,
        careInstructions: { ...careInstructions, sunlight: 'Full shade', pruning: 'Hard' },
        careAuthors: { sunlight: 'gardener', soil: 'guide', pruning: 'gardener' },
        needs: { ...known, sunlight: ['Full shade all day'] },
      })
    given(nurseryPlantAdded('lavender', { careInstructions, careAuthors, needs: known }))
      .when(revise({ careInstructions: null }))
      .happens({
        type: 'NurseryPlantRevised',
        nurseryPlantId,
        careInstructions: noCareInstructions,
        careAuthors: {},
        needs: { ...known, sunlight: [], soil: [] },
      })
  })

  test('takes the needs of a newly chosen match', () => {
    given(lavender)
      .when(revise({ needs: known }))
      .happens({ type: 'NurseryPlantRevised', nurseryPlantId, needs: known })
  })

  test('is refused for an unknown nursery plant', () => {
    given()
      .when(revise({ name: 'x' }))
      .isRefused('nursery-plant-not-found')
  })
})

test('removing a nursery plant takes it off the list once; a second removal is refused', () => {
  const removed = { type: 'NurseryPlantRemoved', nurseryPlantId } as const
  given(lavender).when(remove).happens(removed)
  given(lavender, removed).when(remove).isRefused('nursery-plant-not-found')
})

describe('planting a nursery plant', () => {
  const plantId = idOf('rose')
  const bed = locationCreated('bed')
  const plant = (removeFromNursery?: boolean) => {
    const fields = {
      name: 'rose',
      species: 'Acacia pycnantha',
      locationId: idOf('bed'),
      plantedDate: '2026-01-05',
    }
    const asked = NewPlant.parse({ ...fields, nurseryPlantId, removeFromNursery })
    return { type: 'CreatePlant', plantId, now, ...asked } as const
  }
  const converted = (kept: boolean) => {
    return { type: 'NurseryPlantConverted', nurseryPlantId, plantId, locationId: idOf('bed'), kept } as const
  }
  const planted = plantCreated('rose', 'bed')

  test('creates the plant and records whether it stays on the list, in one append', () => {
    given(bed, lavender).when(plant()).happens(planted, converted(true))
    given(bed, lavender).when(plant(false)).happens(planted, converted(true))
    given(bed, lavender).when(plant(true)).happens(planted, converted(false))
  })

  test('copies its care instructions with their authors', () => {
    const careInstructions = { ...noCareInstructions, watering: 'Weekly', soil: 'Loam', pruning: 'Hard' }
    const find = nurseryPlantAdded('lavender', {
      careInstructions,
      careAuthors: { watering: 'ai', soil: 'guide' },
    })
    const reworded = { ...careInstructions, soil: 'Clay' }
    given(bed, find)
      .when({ ...plant(true), careInstructions: reworded })
      .happens(
        plantCreated('rose', 'bed', {
          careInstructions: reworded,
          careAuthors: { watering: 'ai', soil: 'gardener' },
        }),
        converted(false),
      )
  })

  test('works again while it stays on the list, and is refused once it is off', () => {
    const first = plantCreated('first', 'bed')
    given(bed, lavender, first, { ...converted(true), plantId: first.plantId })
      .when(plant(true))
      .happens(planted, converted(false))
    given(bed, lavender, first, { ...converted(false), plantId: first.plantId })
      .when(plant())
      .isRefused('nursery-plant-not-found')
    given(bed).when(plant(true)).isRefused('nursery-plant-not-found')
  })
})
