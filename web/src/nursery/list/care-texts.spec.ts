import type { CareAuthors } from '@wattle/contracts/plants/care.ts'
import { everyTopic } from '@wattle/contracts/plants/choices.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CareTexts } from './care-texts.tsx'

const careInstructions = { ...everyTopic(''), watering: 'Weekly', sunlight: 'Full sun.', soil: 'Loam' }

function textsOf(careAuthors: CareAuthors) {
  const markup = renderToStaticMarkup(createElement(CareTexts, { care: { careInstructions, careAuthors } }))
  return markup
    .replace(/<svg.*?<\/svg>/g, '')
    .split(/<[^>]*>/)
    .filter((text) => text !== '')
}

test("the gardener's own words come first, and suggestions name their source", () => {
  expect(textsOf({ watering: 'ai', sunlight: 'guide', soil: 'gardener' })).toEqual([
    'Soil',
    'Loam',
    'Sunlight',
    'Full sun.',
    'From our plant guide, please check',
    'Watering',
    'Weekly',
    'AI suggestion, please check',
  ])
})

test('feeding and pruning are folded away', () => {
  const care = { ...careInstructions, pruning: 'Cut it by half.' }
  const markup = renderToStaticMarkup(
    createElement(CareTexts, { care: { careInstructions: care, careAuthors: {} } }),
  )
  expect(markup).toMatch(/Weekly.*<details><summary>Fertilising and pruning<\/summary>.*Cut it by half\./)
})

test('care texts without a known author name no source', () => {
  expect(textsOf({})).toEqual(['Sunlight', 'Full sun.', 'Soil', 'Loam', 'Watering', 'Weekly'])
})
