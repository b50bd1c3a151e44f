import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../../ui/testing/markup.ts'
import { defaultPreferences } from '../../views/read-preferences.ts'
import { GardenRows } from './garden-rows.tsx'
import { draftOf } from './settings-draft.ts'

const markup = markupOf(
  createElement(GardenRows, { draft: draftOf(defaultPreferences), errors: {}, onChange: () => {} }),
  new QueryClient(),
)

/** The options of the group with this name, the initial choice, and whether the group is required. */
function groupOf(name: string) {
  const group = [...markup.matchAll(/<fieldset.*?<\/fieldset>/g)]
    .map(([each]) => each)
    .find((each) => textOf(/<legend.*?<\/legend>/.exec(each)?.[0] ?? '').startsWith(name))
  const labels = group?.match(/<label.*?<\/label>/g) ?? []
  return {
    options: labels.map(textOf),
    chosen: labels.filter((label) => label.includes('checked=""')).map(textOf),
    required: textOf(group ?? '').startsWith(`${name} required`),
  }
}

test('the state is one of eight, starts as New South Wales, and is required like the postcode', () => {
  expect([...markup.matchAll(/<option value="([^"]*)"/g)].map(([, state]) => state)).toEqual([
    'New South Wales',
    'Victoria',
    'Queensland',
    'Western Australia',
    'South Australia',
    'Tasmania',
    'Australian Capital Territory',
    'Northern Territory',
  ])
  expect(markup).toContain('<option value="New South Wales" selected="">')
  expect(markup).toMatch(/<input[^>]*value="2000"/)
  expect(markup.match(/aria-required="true"/g)).toHaveLength(2)
})

test('each effort says how many tasks a year it means, and of which priority', () => {
  const medium =
    'Medium: I enjoy pottering in the garden now and then 5–7 tasks a year for each plant, high and medium priority'
  expect(groupOf('Effort')).toEqual({
    options: [
      'Low: just the jobs that matter most 3–4 tasks a year for each plant, high priority only',
      medium,
      'High: the garden is where I want to be 8–12 tasks a year for each plant, every priority',
    ],
    chosen: [medium],
    required: true,
  })
})

test('complexity, period and task types start with their defaults', () => {
  const { options, chosen, required } = groupOf('Complexity')
  expect(options.map((option) => option.split(' ')[0])).toEqual(['Simple', 'Technical', 'Expert'])
  expect([chosen.map((option) => option.split(' ')[0]), required]).toEqual([['Simple'], true])
  expect(groupOf('How far ahead to plan')).toEqual({
    options: ['Next 7 days', 'Next 2 weeks', 'This month', 'Next 6 weeks'],
    chosen: ['Next 6 weeks'],
    required: false,
  })
  expect(groupOf('Preferred tasks')).toEqual({
    options: [
      'Fertilising',
      'Pruning',
      'Pest control',
      'Disease control',
      'Weeding',
      'Watering',
      'Harvesting',
      'Planting',
      'Propagation',
      'Mulching',
      'Soil improvement',
    ],
    chosen: ['Fertilising', 'Pruning', 'Pest control', 'Watering'],
    required: false,
  })
})
