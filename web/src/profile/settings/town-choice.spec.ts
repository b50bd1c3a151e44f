import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf } from '../../ui/testing/markup.ts'
import { TownChoice } from './town-choice.tsx'

const shown = (postcode: string, town: string) =>
  markupOf(createElement(TownChoice, { postcode, town, onChoose: () => {} }), new QueryClient())

test('the nearest town is asked for only where frosts differ within a postcode', () => {
  expect(shown('2577', 'Robertson')).toContain('<option value="Robertson" selected="">')
  expect(shown('2000', 'Sydney')).toBe('')
})
