import { QueryClient } from '@tanstack/react-query'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { createElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { addressesIn, markupOf, textOf } from '../../ui/testing/markup.ts'
import TaskDetailsDialog from './task-details-dialog.tsx'

// A dialog needs a document, which this spec does not have.
vi.mock('../../profile/use-tropics.ts', () => ({ useTropics: () => false }))
vi.mock('../../ui/dialog/dialog.tsx', () => ({
  Dialog: ({ title, children, footer }: Record<'title' | 'children' | 'footer', ReactNode>) =>
    createElement('section', null, title, children, footer),
}))

const feed: TaskView = {
  id: 't1',
  title: 'Feed the lemon',
  description: 'Two handfuls, watered in.',
  plantId: 'p/1',
  dueDate: '2026-11-25',
  month: '2026-11',
  priority: 1,
  status: 'pending',
  completedOn: null,
  isRecurring: true,
  recurringFrequency: 'monthly-spring',
  recurringUntil: null,
  estimatedTime: 15,
  product: { productName: 'Citrus food' },
  reason: null,
  isAutomated: false,
}
const details = (changes: Partial<TaskView> = {}, plantName: string | undefined = 'Lemon') =>
  markupOf(
    createElement(TaskDetailsDialog, {
      task: { ...feed, ...changes },
      plantName,
      today: '2026-11-20',
      inFlight: false,
      onTick: () => {},
      onEdit: () => {},
      onClose: () => {},
    }),
    new QueryClient(),
  )

test("a task's details show its notes, reason, status, priority, dates, recurrence and product", () => {
  const markup = details({ reason: { text: 'Lemons are hungry.' } as TaskView['reason'] })
  expect(textOf(markup)).toBe(
    [
      'Feed the lemon',
      'Notes Two handfuls, watered in.',
      'Lemons are hungry.',
      'Status To do',
      'Priority ▲ High',
      'Due Wed 25 Nov 2026',
      'Takes about 15 minutes',
      'Repeats Monthly in spring',
      'Plant Lemon',
      'Product Citrus food (opens a new tab)',
      'Month November 2026',
      'Edit Reschedule Mark as done',
    ].join(' '),
  )
  expect(addressesIn(markup)).toEqual(['/plants/p%2F1', 'https://duckduckgo.com/?q=Citrus%20food'])
})

test('a recurring task with an end says until when it repeats', () => {
  const markup = details({ recurringUntil: '2027-10-31' })
  expect(textOf(markup)).toContain('Repeats Monthly in spring, until October 2027')
})

test('a task that is due before its season says the months that follow', () => {
  const markup = details({ recurringFrequency: 'monthly-summer' })
  expect(textOf(markup)).toContain('Repeats Then monthly, Dec–Feb')
})

test("a task's details name or omit what the task does not have", () => {
  const bare = { plantId: null, estimatedTime: null, isRecurring: false, product: null, description: '' }
  expect(textOf(details({ ...bare, dueDate: '', month: '', status: 'completed' }, ''))).toBe(
    'Feed the lemon Status Done Priority ▲ High Due No date yet Takes about Not set Repeats No Month Unscheduled Edit Mark as to do',
  )
})
