import { expect, test } from 'vitest'
import { GenerateTasks, GenerateTasksForPlant } from './generate-tasks.ts'

const flat = {
  userLocation: { state: 'Tasmania', postcode: '7000' },
  taskPreferences: {
    effort: 'High',
    preferredTaskTypes: ['Mulching'],
    complexity: 'Expert',
    taskPeriod: 'Next 7 days',
  },
}
const older = {
  userLocation: { ...flat.userLocation, country: 'Australia' },
  taskPreferences: {
    gardeningEffort: 'High',
    preferredTasks: ['Mulching'],
    taskComplexity: 'Expert',
    taskPeriod: 'Next 7 days',
  },
}
const settings = {
  state: 'Tasmania',
  postcode: '7000',
  effort: 'High',
  preferredTaskTypes: ['Mulching'],
  complexity: 'Expert',
}
const blank = {
  userLocation: { state: '', postcode: null },
  taskPreferences: { effort: '', taskPeriod: null, gardeningEffort: null },
}

test.each([
  [undefined, {}],
  [null, {}],
  [{}, {}],
  [{ userLocation: null, taskPreferences: null }, {}],
  [blank, {}],
  [{ userLocation: { postcode: '2000' } }, { settings: { postcode: '2000' } }],
  [{ taskPreferences: { taskPeriod: 'This month' } }, { taskPeriod: 'This month' }],
  [flat, { settings, taskPeriod: 'Next 7 days' }],
  [older, { settings, taskPeriod: 'Next 7 days' }],
])('a plan request with %j is parsed as %j', (body, expected) => {
  expect(GenerateTasks.parse(body)).toEqual({ regenerate: false, ...expected })
  expect(GenerateTasksForPlant.parse(body)).toEqual(expected)
})

test('a request can replace all plans or one plant’s plan', () => {
  const plantId = '00000000-0000-5000-8000-000000000011'
  expect(GenerateTasks.parse({ regenerate: true, plantId })).toEqual({ regenerate: true, plantId })
})
