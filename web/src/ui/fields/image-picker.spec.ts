import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../testing/markup.ts'
import { ImagePicker } from './image-picker.tsx'

const picker = (preview: string | null, children?: string) =>
  renderToStaticMarkup(
    createElement(ImagePicker, { label: 'A leaf', preview, onPick: () => undefined, children }),
  )

test('a picture can be taken with the camera or chosen from the gallery', () => {
  const inputs = picker(null).match(/<input[^>]*>/g) ?? []
  const found = inputs.map((input) => [/aria-label="([^"]*)"/.exec(input)?.[1], input.includes('capture=')])
  expect(found).toEqual([
    ['A leaf: camera', true],
    ['A leaf: gallery', false],
  ])
  expect(textOf(picker(null))).toBe('A leaf Take a photo Choose a photo')
})

test('a chosen picture can be replaced', () => {
  expect(textOf(picker('/api/images/a'))).toBe('Retake photo Replace photo')
})

test.each([null, '/api/images/a'])(
  'a message stands over the picture, or where it would be: %s',
  (preview) => {
    expect(textOf(picker(preview, 'Plant identified'))).toContain('Plant identified')
  },
)
