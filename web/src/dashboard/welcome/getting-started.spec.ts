import { QueryClient } from '@tanstack/react-query'
import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { nurseryQueries } from '../../nursery/api.ts'
import { addressesIn, markupOf, textOf } from '../../ui/testing/markup.ts'
import GettingStarted from './getting-started.tsx'

const stepsFor = (...locationIds: string[]) => stepsWith([], locationIds)

const stepsWith = (finds: unknown[], locationIds: string[]) => {
  const queries = new QueryClient()
  queries.setQueryData(nurseryQueries.list().queryKey, finds as NurseryPlantView[])
  const markup = markupOf(createElement(GettingStarted, { locationIds }), queries)
  const steps = markup.match(/<li.*?<\/li>/g) ?? []
  return {
    titles: steps.map((step) => textOf(/<h3>.*?<\/h3>/.exec(step)?.[0] ?? '')),
    now: steps.findIndex((step) => step.includes('aria-current="step"')),
    addresses: addressesIn(markup),
  }
}

test('five steps lead a gardener in, the first of them first', () => {
  expect(stepsFor()).toEqual({
    titles: [
      'Create a location',
      'Add plants',
      'Review tasks',
      'Manage products in the shed',
      'Explore the nursery',
    ],
    now: 0,
    addresses: ['/my-plants/add-location', '/my-plants', '/tasks', '/garden-shed', '/nursery'],
  })
})

test('with a location the first step is done, and the next one leads there', () => {
  const { titles, now, addresses } = stepsFor('bed')
  expect([titles[0], now, addresses[1]]).toEqual(['Create a location (done)', 1, '/my-plants/bed/add-plant'])
  expect(stepsFor('bed', 'step').addresses[1]).toBe('/my-plants')
})

test('with something on the wish-list already, the nursery is done too', () => {
  const { titles, now } = stepsWith([{ id: 'fig' }], ['bed'])
  expect([titles[0], titles[4], now]).toEqual(['Create a location (done)', 'Explore the nursery (done)', 1])
})
