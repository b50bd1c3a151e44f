import { describe, expect, test } from 'vitest'
import { Completion, NewTask, TaskChanges } from './commands.ts'

const task = { title: 'Sweep', dueDate: '2026-03-31' }

describe('the priority of a task', () => {
  test.each([
    [1, 1],
    ['1', 1],
    ['High', 1],
    ['high', 1],
    [' HIGH ', 1],
    [2, 2],
    ['medium', 2],
    ['3', 3],
    ['Low', 3],
    [undefined, 2],
    [null, 2],
    ['', 2],
  ])('%j is %i', (given, expected) => {
    expect(NewTask.parse({ ...task, priority: given }).priority).toBe(expected)
  })

  test.each([0, 4, 'urgent', true, [], {}, 1.5])('is not %j', (priority) => {
    expect(NewTask.safeParse({ ...task, priority }).success).toBe(false)
  })

  test('that an edit does not name stays as it is', () => {
    expect(TaskChanges.parse({})).toEqual({})
  })
})

test.each([[30], ['30']])('the minutes of a task are read from %j', (estimatedTime) => {
  expect(NewTask.parse({ ...task, estimatedTime }).estimatedTime).toBe(30)
})

test.each([' ', '0x10', '1e3', true, [30], {}])('the minutes of a task are not %j', (estimatedTime) => {
  expect(NewTask.safeParse({ ...task, estimatedTime }).success).toBe(false)
})

test.each([null, ''])('%j clears what a task can do without', (nothing) => {
  const cleared = {
    priority: nothing,
    estimatedTime: nothing,
    product: nothing,
    isRecurring: nothing,
    recurringFrequency: nothing,
    plantId: nothing,
  }
  const usual = {
    priority: 2,
    estimatedTime: null,
    product: null,
    isRecurring: false,
    recurringFrequency: 'annual',
    plantId: null,
  }
  expect(TaskChanges.parse(cleared)).toEqual(usual)
  expect(NewTask.parse({ ...task, ...cleared })).toEqual({ ...task, status: 'pending', ...usual })
})

test.each([
  [undefined, {}],
  [null, {}],
  [{}, {}],
  [{ completed: false }, { completed: false }],
  [{ doneOn: '2026-03-01T10:00:00Z' }, { doneOn: '2026-03-01' }],
])('a completion of %j says %j', (body, expected) => {
  expect(Completion.parse(body)).toEqual(expected)
})

const older = { task: 'Sweep', date: '2026-03-31', notes: 'Under the bench' }

test('the older names of fields are read too', () => {
  const read = { title: 'Sweep', dueDate: '2026-03-31', description: 'Under the bench' }
  expect(NewTask.parse(older)).toMatchObject(read)
  expect(TaskChanges.parse(older)).toEqual(read)
  expect(TaskChanges.parse({ notes: null })).toEqual({ description: null })
})

test('where a field has both names the usual one counts', () => {
  const both = { ...older, title: 'Mow', dueDate: '2026-04-01', description: '' }
  expect(NewTask.parse(both)).toMatchObject({ title: 'Mow', dueDate: '2026-04-01', description: '' })
})

test.each([null, [], 'x', 7])('%j is no task', (body) => {
  expect(NewTask.safeParse(body).success).toBe(false)
})
