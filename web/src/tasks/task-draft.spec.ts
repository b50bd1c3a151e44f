import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { expect, test } from 'vitest'
import { draftErrors, draftOf, newDraft, taskOf } from './task-draft.ts'

const today = '2026-11-20'

test('a new task is a pending one of medium priority for today', () => {
  expect(taskOf({ ...newDraft(today, 'p1'), title: ' Feed ' })).toEqual({
    title: 'Feed',
    description: '',
    plantId: 'p1',
    dueDate: today,
    priority: 2,
    status: 'pending',
    estimatedTime: null,
    product: null,
    isRecurring: false,
  })
})

test('a product goes along with its name alone, a frequency only when the task comes round again', () => {
  const draft = { ...newDraft(today), title: 'Feed', productName: ' Seaweed ', minutes: '15' }
  expect(taskOf(draft).product).toBe(null)
  expect(taskOf({ ...draft, needsProduct: true, productName: '  ' }).product).toBe(null)
  expect(
    taskOf({ ...draft, needsProduct: true, isRecurring: true, recurringFrequency: 'monthly' }),
  ).toMatchObject({
    product: { productName: 'Seaweed' },
    estimatedTime: 15,
    isRecurring: true,
    recurringFrequency: 'monthly',
  })
})

test('a task that is edited keeps the link of its product while the product keeps its name', () => {
  const before = {
    ...taskOf({ ...newDraft(today), title: 'Spray' }),
    product: { productName: 'Oil', productLink: 'https://shop.example/oil' },
    recurringFrequency: 'annual',
  } as TaskView
  expect(taskOf(draftOf(before), before).product).toEqual(before.product)
  expect(taskOf({ ...draftOf(before), productName: 'Soap' }, before).product).toEqual({ productName: 'Soap' })
})

test('title and due date are required, a product needs a name, minutes are a number', () => {
  expect(draftErrors({ ...newDraft(''), title: ' ', needsProduct: true, minutes: 'ten' })).toEqual({
    title: 'A few words are enough: “Feed the lemon”',
    dueDate: 'Please choose a day.',
    estimatedTime: 'Please enter minutes as a whole number.',
    productName: 'Please name the product.',
  })
  expect(draftErrors({ ...newDraft(today), title: 'Feed' })).toEqual({})
})
