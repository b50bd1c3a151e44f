import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf } from '../testing/markup.ts'
import { Tiles } from './tile.tsx'

test('tiles are a list, with an item for each that is there', () => {
  const tiles = createElement(Tiles, null, [createElement('a', { key: 'rose' }, 'Rose')], false, 'More')
  expect(markupOf(tiles, new QueryClient())).toMatch(/<ul[^>]*><li><a>Rose<\/a><\/li><li>More<\/li><\/ul>$/)
})
