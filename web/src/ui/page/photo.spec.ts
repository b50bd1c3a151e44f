import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../testing/markup.ts'
import { Photo } from './photo.tsx'

const attributes = (markup: string) =>
  Object.fromEntries(
    [...(/<img ([^>]*)>/.exec(markup)?.[1] ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  )

test('a picture of this server is offered in four sizes and loaded lazily', () => {
  const markup = renderToStaticMarkup(createElement(Photo, { src: '/api/images/lemon', sizes: '50vw' }))
  expect(attributes(markup)).toEqual({
    src: '/api/images/lemon?width=640',
    srcSet:
      '/api/images/lemon?width=160 160w, /api/images/lemon?width=320 320w, /api/images/lemon?width=640 640w, /api/images/lemon 1200w',
    sizes: '50vw',
    alt: '',
    loading: 'lazy',
    decoding: 'async',
  })
})

test('any other picture is loaded as it is', () => {
  const markup = renderToStaticMarkup(
    createElement(Photo, { src: 'blob:preview', alt: 'A rose', first: true }),
  )
  expect(attributes(markup)).toMatchObject({
    src: 'blob:preview',
    alt: 'A rose',
    loading: 'eager',
    fetchPriority: 'high',
  })
  expect(markup).not.toContain('srcSet')
})

test('without a picture a leaf is drawn, with the name for screen readers', () => {
  const markup = renderToStaticMarkup(createElement(Photo, { src: null, alt: 'Fern', bed: 'fern' }))
  expect(markup).not.toContain('<img')
  expect(markup).toContain('data-bed="fern"')
  expect(markup).toContain('<svg')
  expect(textOf(markup)).toBe('Fern')
})
