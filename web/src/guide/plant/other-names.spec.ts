import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../../ui/testing/markup.ts'
import { OtherNames } from './other-names.tsx'

const shown = (names: string[]) => renderToStaticMarkup(createElement(OtherNames, { names }))

test('a short list of names is shown whole', () => {
  expect(textOf(shown(['a', 'b', 'c', 'd', 'e', 'f', 'g']))).toBe(
    'Other names and kinds: a, b, c, d, e, f, g',
  )
})

test('a long list of names unfolds', () => {
  const markup = shown(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  expect(textOf(/.*<\/summary>/.exec(markup)?.[0] ?? '')).toBe(
    'Other names and kinds: a, b, c, d, e, f 2 more',
  )
  expect(textOf(/<\/summary>.*/.exec(markup)?.[0] ?? '')).toBe('g, h')
})
