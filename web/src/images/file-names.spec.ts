import { expect, test } from 'vitest'
import { asJpg, extensionOf, withExtension } from './file-names.ts'

test.each([
  ['IMG_2031.HEIC', 'IMG_2031.jpg'],
  ['rose.front.png', 'rose.front.jpg'],
  ['photo', 'photo.jpg'],
  ['.png', 'picture.jpg'],
])('as a JPEG, %s is named %s', (name, expected) => {
  expect(asJpg(name)).toBe(expected)
})

test.each([
  ['photo', 'image/webp', 'photo.webp'],
  ['photo', 'image/jpeg', 'photo.jpg'],
  ['photo.png', 'image/jpeg', 'photo.png'],
  ['', 'image/gif', 'picture.gif'],
])('a name without an extension gets one from its type: %s, %s', (name, type, expected) => {
  expect(withExtension(name, type)).toBe(expected)
})

test('an extension is returned in lower case, without its dot', () => {
  expect(extensionOf('Rose.JPG')).toBe('jpg')
})
