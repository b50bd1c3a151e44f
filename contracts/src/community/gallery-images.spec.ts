import { expect, test } from 'vitest'
import { galleryImages } from './gallery-images.ts'

test('the feature image comes first and no picture appears twice', () => {
  expect(galleryImages({ featureImageUrl: '/b', galleryImageUrls: ['/a', '/b', '/c', '/a'] })).toEqual([
    '/b',
    '/a',
    '/c',
  ])
})

test('a garden without pictures has an empty gallery', () => {
  expect(galleryImages({ featureImageUrl: null, galleryImageUrls: [] })).toEqual([])
})
