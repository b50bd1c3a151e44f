import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { NurseryPlantChanges } from '@wattle/contracts/nursery/commands.ts'
import {
  completeProfile,
  idOf,
  locationCreated,
  nurseryPlantAdded,
  picture,
  plantCreated,
} from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { countKeptPictures } from '../state/pictures.ts'
import { gardenAfter, given } from '../testing/given.ts'

const another = '/api/images/another-picture-of-the-garden-gate-0000000002'
const bed = locationCreated('bed')
const rose = plantCreated('rose', 'bed', { imageUrl: picture })
const remove = { type: 'RemovePicture', imageUrl: picture } as const
const removed: GardenEvent = { type: 'PictureRemoved', imageUrl: picture }
const blank = (plantId: string): GardenEvent => ({ type: 'PlantPhotographed', plantId, imageUrl: null })

describe('removing a picture for good', () => {
  test('takes it off every plant and nursery plant that shows it, and off no other', () => {
    given(
      bed,
      rose,
      plantCreated('lemon', 'bed', { imageUrl: another }),
      plantCreated('fern', 'bed', { imageUrl: picture }),
      nurseryPlantAdded('lavender', { imageUrl: picture }),
      nurseryPlantAdded('sage', { imageUrl: another }),
    )
      .when(remove)
      .happens(
        blank(idOf('fern')),
        blank(idOf('rose')),
        { type: 'NurseryPlantRevised', nurseryPlantId: idOf('lavender'), imageUrl: null },
        removed,
      )
  })

  test('works for a picture that nothing shows any more', () => {
    given(bed, rose, blank(rose.plantId)).when(remove).happens(removed)
    given(bed, rose, {
      type: 'PlantDeleted',
      plantId: rose.plantId,
      locationId: bed.locationId,
      visibility: 'private',
      tasks: [],
    })
      .when(remove)
      .happens(removed)
  })

  test('changes nothing when it is already removed', () => {
    given(bed, rose, blank(rose.plantId), removed).when(remove).changesNothing()
  })

  test('is refused for a picture that the garden does not have', () => {
    given(bed, plantCreated('rose', 'bed')).when(remove).isRefused('picture-not-found')
  })

  test('takes it off the public profile, which then shows the next one', () => {
    const about = 'By the sea'
    const presented = (featureImageUrl: string, galleryImageUrls: string[]): GardenEvent => ({
      type: 'ProfilePresented',
      about,
      featureImageUrl,
      galleryImageUrls,
    })
    given(bed, rose, presented(picture, [picture, another]))
      .when(remove)
      .happens(presented(another, [another]), blank(rose.plantId), removed)
    given(bed, rose, presented(another, [picture, another]))
      .when(remove)
      .happens(presented(another, [another]), blank(rose.plantId), removed)
  })

  test('is refused for the last picture of the public profile', () => {
    given(bed, rose, ...completeProfile)
      .when(remove)
      .isRefused('picture-in-profile')
  })
})

describe('a removed picture', () => {
  const gone = [bed, rose, blank(rose.plantId), removed]

  test('cannot be shown again', () => {
    const changes = NurseryPlantChanges.parse({ imageUrl: picture })
    given(...gone, nurseryPlantAdded('lavender'))
      .when({ type: 'ReviseNurseryPlant', nurseryPlantId: idOf('lavender'), changes })
      .isRefused('picture-not-found')
  })

  test('does not count towards the limit', () => {
    expect(countKeptPictures(gardenAfter(bed, rose).pictures)).toBe(1)
    expect(countKeptPictures(gardenAfter(...gone).pictures)).toBe(0)
  })
})
