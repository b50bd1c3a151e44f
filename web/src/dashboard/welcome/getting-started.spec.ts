import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { addressesIn, markupOf, textOf } from '../../ui/testing/markup.ts'
import GettingStarted from './getting-started.tsx'

const stepsFor = (...locationIds: string[]) => stepsOf({ locationIds })

const stepsOf = ({ locationIds, finds = 0 }: { locationIds: string[]; finds?: number }) => {
  const plantsByLocation = locationIds.map((id) => ({ id, name: id, count: 0 }))
  const counts = { plantsByLocation, totalNurseryPlants: finds }
  const markup = markupOf(createElement(GettingStarted, { counts }), new QueryClient())
  const steps = markup.match(/<li.*?<\/li>/g) ?? []
  return {
    titles: steps.map((step) => textOf(/<h3>.*?<\/h3>/.exec(step)?.[0] ?? '')),
    now: steps.findIndex((step) => step.includes('aria-current="step"')),
    addresses: addressesIn(markup),
  }
}

test('five steps introduce a new gardener, and the first one is current', () => {
  expect(stepsFor()).toEqual({
    titles: [
      'Create a location',
      'Add plants',
      'Review tasks',
      'Manage products in the shed',
      'Explore the nursery',
    ],
    now: 0,
    addresses: ['/my-plants/add-location', '/my-plants?plant', '/tasks', '/garden-shed', '/nursery'],
  })
})

test('with a location the first step is done and the second one links to it', () => {
  const { titles, now, addresses } = stepsFor('bed')
  expect([titles[0], now, addresses[1]]).toEqual(['Create a location (done)', 1, '/my-plants/bed/add-plant'])
  expect(stepsFor('bed', 'step').addresses[1]).toBe('/my-plants')
})

test('with a nursery plant the nursery step is done', () => {
  const { titles, now } = stepsOf({ locationIds: ['bed'], finds: 1 })
  expect([titles[0], titles[4], now]).toEqual(['Create a location (done)', 'Explore the nursery (done)', 1])
})
