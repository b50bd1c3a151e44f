import { expect, test } from 'vitest'
import { galleryImages } from './gallery-images.ts'

test('the feature image comes first and no picture twice', () => {
  expect(galleryImages({ featureImageUrl: '/b', galleryImageUrls: ['/a', '/b', '/c', '/a'] })).toEqual([
    '/b',
    '/a',
    '/c',
  ])
})

test('a garden without pictures has none', () => {
  expect(galleryImages({ featureImageUrl: null, galleryImageUrls: [] })).toEqual([])
})
