import type { CareAuthors } from '@wattle/contracts/plants/care.ts'
import { everyTopic } from '@wattle/contracts/plants/choices.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CareList } from './care-list.tsx'

const ai = 'AI suggestion, please check'
const guide = 'From our plant guide, please check'
const written = { ...everyTopic(''), watering: 'Weekly', soil: 'Loam' }

/** The list's texts in order, without the topic names. */
function linesOf(careAuthors: CareAuthors) {
  const markup = renderToStaticMarkup(
    createElement(CareList, { care: { careInstructions: written, careAuthors } }),
  )
  const texts = markup.replace(/<svg.*?<\/svg>/g, '').split(/<[^>]*>/)
  const known = ['', 'Care instructions', 'Watering', 'Soil']
  return texts.filter((text) => !known.includes(text))
}

test('if all care texts have one suggested source it is named once, above them', () => {
  expect(linesOf({ watering: 'ai', soil: 'ai' })).toEqual([ai, 'Weekly', 'Loam'])
  expect(linesOf({ watering: 'guide', soil: 'guide' })).toEqual([guide, 'Weekly', 'Loam'])
})

test('if care texts have different sources each suggestion names its own', () => {
  expect(linesOf({ watering: 'gardener', soil: 'ai' })).toEqual(['Weekly', 'Loam', ai])
  expect(linesOf({ watering: 'guide', soil: 'ai' })).toEqual(['Weekly', guide, 'Loam', ai])
})

test("the gardener's own words and texts of unknown origin name no source", () => {
  expect(linesOf({ watering: 'gardener', soil: 'gardener' })).toEqual(['Weekly', 'Loam'])
  expect(linesOf({})).toEqual(['Weekly', 'Loam'])
  expect(linesOf({ watering: 'gardener' })).toEqual(['Weekly', 'Loam'])
})
