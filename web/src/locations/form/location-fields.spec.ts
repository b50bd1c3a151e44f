import { locationBackgrounds } from '@wattle/contracts/locations/backgrounds.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../../ui/testing/markup.ts'
import { draftOf } from './location-draft.ts'
import { LocationFields } from './location-fields.tsx'

const markup = renderToStaticMarkup(
  createElement(LocationFields, { draft: draftOf(), issues: {}, onChange: () => undefined }),
)
const labels = markup.match(/<label.*?<\/label>/g) ?? []
const icons = labels.filter((label) => label.includes('<b aria-hidden="true">'))
const pastels = labels.filter((label) => label.includes('data-bed='))
const chosenOf = (tiles: string[]) => tiles.filter((tile) => tile.includes('checked=""')).map(textOf)

test('29 icons and 15 pastels can be chosen, each listed once', () => {
  expect([icons.length, new Set(icons.map(textOf)).size]).toEqual([29, 29])
  expect([pastels.length, new Set(pastels.map(textOf)).size]).toEqual([15, 15])
  for (const name of ['Home Garden', 'Roses', 'Greenhouse', 'Balcony']) expect(markup).toContain(name)
  expect(new Set(locationBackgrounds.map(({ colour }) => colour)).size).toBe(15)
})

test('a new location has the house icon on eucalypt green', () => {
  expect([chosenOf(icons), chosenOf(pastels)]).toEqual([['🏡 Home Garden'], ['Eucalypt']])
})

test('sunlight, soil and moisture can be chosen, or left open', () => {
  const options = [...markup.matchAll(/<option[^>]*>([^<]*)/g)].map(([, words]) => words)
  expect(options).toEqual([
    'Not sure',
    'Full sun all day',
    'Morning sun, afternoon shade',
    'Morning shade, afternoon sun',
    'Filtered sun all day',
    'Full shade all day',
    'Full sun in summer, full shade in winter',
    'Full sun in winter, filtered shade in summer',
    'Partial sun (3–6 hrs direct light)',
    'Partial shade (bright but no direct sun)',
    'Highly variable',
  ])
  const explained = [...markup.matchAll(/<dt>([^<]*)<\/dt><dd>[^<]+\.<\/dd>/g)].map(([, word]) => word)
  expect(explained).toEqual(['Clay', 'Loam', 'Sandy', 'Silt', 'Rocky', 'Dry', 'Medium', 'Moist', 'Wet'])
})
