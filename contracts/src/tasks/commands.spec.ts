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
  ])('given as %j is %i', (given, expected) => {
    expect(NewTask.parse({ ...task, priority: given }).priority).toBe(expected)
  })

  test.each([0, 4, 'urgent', true, [], {}, 1.5])('cannot be %j', (priority) => {
    expect(NewTask.safeParse({ ...task, priority }).success).toBe(false)
  })

  test('stays absent when an edit does not name it', () => {
    expect(TaskChanges.parse({})).toEqual({})
  })
})

test.each([[30], ['30']])('the minutes of a task are parsed from %j', (estimatedTime) => {
  expect(NewTask.parse({ ...task, estimatedTime }).estimatedTime).toBe(30)
})

test.each([' ', '0x10', '1e3', true, [30], {}])('the minutes of a task cannot be %j', (estimatedTime) => {
  expect(NewTask.safeParse({ ...task, estimatedTime }).success).toBe(false)
})

test.each([null, ''])('%j resets the optional fields of a task', (nothing) => {
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
])('a completion of %j is parsed as %j', (body, expected) => {
  expect(Completion.parse(body)).toEqual(expected)
})

const older = { task: 'Sweep', date: '2026-03-31', notes: 'Under the bench' }

test('the older field names are accepted too', () => {
  const read = { title: 'Sweep', dueDate: '2026-03-31', description: 'Under the bench' }
  expect(NewTask.parse(older)).toMatchObject(read)
  expect(TaskChanges.parse(older)).toEqual(read)
  expect(TaskChanges.parse({ notes: null })).toEqual({ description: null })
})

test('the current name wins over the older one when both are given', () => {
  const both = { ...older, title: 'Mow', dueDate: '2026-04-01', description: '' }
  expect(NewTask.parse(both)).toMatchObject({ title: 'Mow', dueDate: '2026-04-01', description: '' })
})

test.each([null, [], 'x', 7])('%j is refused as a task', (body) => {
  expect(NewTask.safeParse(body).success).toBe(false)
})
