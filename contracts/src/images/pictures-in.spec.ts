import { expect, test } from 'vitest'
import { gardenStory } from '../testing/garden-story.ts'
import { picturesIn } from './pictures-in.ts'

test('the pictures in every picture field are found', () => {
  expect(picturesIn({ imageUrl: 'a', featureImageUrl: 'b', galleryImageUrls: ['b', 'c'] })).toEqual([
    'a',
    'b',
    'b',
    'c',
  ])
  expect(picturesIn({ imageUrl: null, featureImageUrl: undefined, galleryImageUrls: null })).toEqual([])
  for (const nothing of [null, undefined, 'imageUrl', [], {}]) expect(picturesIn(nothing)).toEqual([])
})

test('no event of the garden story has a picture in another field', () => {
  for (const { type, data } of gardenStory) {
    const addresses = JSON.stringify(data).match(/\/api\/images\/[\w-]+/g) ?? []
    expect([type, picturesIn(data).toSorted()]).toEqual([type, addresses.toSorted()])
  }
})
