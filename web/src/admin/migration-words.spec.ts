import type { ModelMigrationView, ReadModelView } from '@wattle/contracts/admin/views.ts'
import { expect, test } from 'vitest'
import { beingBuilt, inState, readModelName, timeLeftText } from './migration-words.ts'

test.each([
  [null, 'Not known yet'],
  [0, '0 s'],
  [89, '89 s'],
  [90, '2 min'],
  [3599, '60 min'],
  [7200, '2 h'],
])('%s remaining seconds are shown as %s', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text)
})

test('read models have names that people understand', () => {
  expect(['plants', 'public-gardens', 'task-facts'].map(readModelName)).toEqual([
    'Plants',
    'Community',
    'Task facts',
  ])
})

test('read models can be filtered by the state of their migration', () => {
  const of = (readModel: string, state: ModelMigrationView['state']): ReadModelView => ({
    readModel,
    version: 1,
    newest: 2,
    migration: { readModel, state } as ModelMigrationView,
  })
  const all = [
    of('plants', 'catching-up'),
    of('tasks', 'ready'),
    of('dashboard', 'active'),
    { readModel: 'locations', version: 1, newest: 1, migration: null },
  ]
  expect(beingBuilt(all).map(({ readModel }) => readModel)).toEqual(['plants'])
  expect(inState(all, 'ready').map(({ readModel }) => readModel)).toEqual(['tasks'])
})
