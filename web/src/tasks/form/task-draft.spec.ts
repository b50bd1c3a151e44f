import { expect, test } from 'vitest'
import { changesOf, draftErrors, newDraft, newTaskOf, type TaskDraft, taskOf } from './task-draft.ts'

const today = '2026-11-20'

test('a new task is pending, of medium priority and due today', () => {
  expect(newTaskOf({ ...newDraft(today, 'p1'), title: ' Feed ' })).toStrictEqual({
    title: 'Feed',
    description: '',
    plantId: 'p1',
    dueDate: today,
    priority: 2,
    status: 'pending',
    estimatedTime: null,
    isRecurring: false,
  })
})

test('a product is sent only with a name, a frequency only for a recurring task', () => {
  const draft = { ...newDraft(today), title: 'Feed', productName: ' Seaweed ', minutes: '15' }
  expect(taskOf(draft).product).toBe(null)
  expect(newTaskOf({ ...draft, needsProduct: true, productName: '  ' })).not.toHaveProperty('product')
  expect(
    newTaskOf({ ...draft, needsProduct: true, isRecurring: true, recurringFrequency: 'monthly' }),
  ).toMatchObject({
    product: { productName: 'Seaweed' },
    estimatedTime: 15,
    isRecurring: true,
    recurringFrequency: 'monthly',
  })
})

const opened: TaskDraft = {
  ...newDraft(today, 'p1'),
  title: 'Spray',
  minutes: '20',
  needsProduct: true,
  productName: 'Oil',
}

test('an edited task sends only the changed fields', () => {
  expect(changesOf(opened, opened)).toEqual({})
  expect(changesOf({ ...opened, title: ' Spray the lemon ' }, opened)).toEqual({ title: 'Spray the lemon' })
  expect(changesOf({ ...opened, minutes: '', plantId: '' }, opened)).toEqual({
    estimatedTime: null,
    plantId: null,
  })
})

test('a product is sent only if its name changes, so that an unchanged one keeps its link', () => {
  expect(changesOf({ ...opened, productName: 'Oil ' }, opened)).toEqual({})
  expect(changesOf({ ...opened, productName: 'Soap' }, opened)).toEqual({ product: { productName: 'Soap' } })
  expect(changesOf({ ...opened, needsProduct: false }, opened)).toEqual({ product: null })
})

test('a frequency is sent if it changes or the task starts to recur', () => {
  const recurring: TaskDraft = { ...opened, isRecurring: true, recurringFrequency: 'monthly' }
  expect(changesOf(recurring, opened)).toEqual({ isRecurring: true, recurringFrequency: 'monthly' })
  expect(changesOf({ ...recurring, recurringFrequency: 'annual' }, recurring)).toEqual({
    recurringFrequency: 'annual',
  })
  expect(changesOf(opened, recurring)).toEqual({ isRecurring: false })
})

test('title and due date are required, a product needs a name, minutes are a number', () => {
  expect(draftErrors({ ...newDraft(''), title: ' ', needsProduct: true, minutes: 'ten' })).toEqual({
    title: 'Please enter a title, such as “Feed the lemon”.',
    dueDate: 'Please choose a due date.',
    estimatedTime: 'Please enter a whole number of minutes, up to 10,000.',
    productName: 'Please enter the product name.',
  })
  expect(draftErrors({ ...newDraft(today), title: 'Feed' })).toEqual({})
})

test('minutes have a maximum, which the error names', () => {
  const errorOf = (minutes: string) =>
    draftErrors({ ...newDraft('2026-01-10'), title: 'Feed', minutes }).estimatedTime
  expect(errorOf('10000')).toBeUndefined()
  expect(errorOf('10001')).toBe('Please enter a whole number of minutes, up to 10,000.')
})
