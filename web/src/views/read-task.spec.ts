import { expect, test } from 'vitest'
import { readTask, readTaskPage } from './read-task.ts'

const plain = {
  id: 't1',
  title: 'Feed',
  description: 'A cup of food',
  plantId: 'p1',
  dueDate: '2026-11-20',
  month: '2026-11',
  priority: 1,
  status: 'pending',
  completedOn: null,
  isRecurring: true,
  recurringFrequency: 'monthly-spring',
  recurringUntil: null,
  estimatedTime: 30,
  product: { productName: 'Citrus food' },
  reason: null,
  isAutomated: false,
  plant: null,
}

test('a task in the current format is read unchanged', () => {
  expect(readTask(plain)).toEqual(plain)
})

test('older field names, priorities in words, numbers as text and dates with a time are read', () => {
  const { title, description, dueDate, month, ...rest } = plain
  expect(
    readTask({
      ...rest,
      task: title,
      notes: description,
      date: `${dueDate}T09:30:00Z`,
      priority: 'high',
      estimatedTime: '30',
      product: '{"productName":"Citrus food"}',
    }),
  ).toMatchObject({
    title,
    description,
    dueDate,
    month,
    priority: 1,
    estimatedTime: 30,
    product: plain.product,
  })
})

test('a priority is read also from a number in a text', () => {
  expect(['1', '2', ' 3 '].map((priority) => readTask({ ...plain, priority }).priority)).toEqual([1, 2, 3])
})

test('missing fields have defaults', () => {
  expect(readTask({ id: 't2', title: 'Look around' })).toEqual({
    ...plain,
    id: 't2',
    title: 'Look around',
    description: '',
    plantId: null,
    dueDate: '',
    month: '',
    priority: 2,
    isRecurring: false,
    recurringFrequency: 'annual',
    recurringUntil: null,
    estimatedTime: null,
    product: null,
  })
})

test('a page of tasks reads its count also from text', () => {
  expect(readTaskPage({ tasks: [plain], nextToken: '', count: '3' })).toEqual({
    tasks: [plain],
    nextToken: null,
    count: 3,
  })
  expect(readTaskPage(undefined)).toEqual({ tasks: [], nextToken: null, count: 0 })
})

test('fields that only other clients use are kept', () => {
  const carried = {
    type: 'Pruning',
    weekNumber: 47,
    isAutomated: true,
    createdAt: '2026-11-01T00:00:00Z',
    updatedAt: '2026-11-02T00:00:00Z',
  }
  expect(readTask({ ...plain, ...carried })).toEqual({ ...plain, ...carried })
})
