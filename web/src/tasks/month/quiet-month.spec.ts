import { QueryClient } from '@tanstack/react-query'
import { type ComponentProps, createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../../ui/testing/markup.ts'
import QuietMonth from './quiet-month.tsx'

const textIn = (month: string, more: Partial<Omit<ComponentProps<typeof QuietMonth>, 'month'>> = {}) =>
  textOf(
    markupOf(
      createElement(QuietMonth, {
        month,
        today: '2027-01-10',
        total: 0,
        isFiltered: false,
        isPlantless: false,
        leftOver: [],
        hidden: 0,
        onClear: () => {},
        onTurn: () => {},
        onShowCompleted: () => {},
        ...more,
      }),
      new QueryClient(),
    ),
  )

test('an empty earlier month says that there are no previous tasks', () => {
  expect(textIn('2026-12')).toContain('No more previous tasks')
})

test.each(['2027-01', '2027-02'])(
  'an empty month from this one on says that there are no future tasks (%s)',
  (month) => {
    expect(textIn(month)).toContain('No more future tasks Recurring tasks will be created once they are due')
  },
)

test('a month whose tasks are all done says so', () => {
  expect(textIn('2027-01', { total: 3 })).toContain('January is done All 3 tasks are finished.')
  expect(textIn('2027-01', { total: 2 })).toContain('January is done Both tasks are finished.')
  expect(textIn('2027-01', { total: 1, isFiltered: true })).toContain(
    'These are done The one task like these is finished.',
  )
})

test('a month in which nothing matches the filters says how many tasks they hide', () => {
  expect(textIn('2027-01', { isFiltered: true, hidden: 3 })).toBe(
    'Nothing matches these filters Without them there are 3 tasks here. Clear filters',
  )
})

test("an empty or finished month mentions last month's remaining tasks", () => {
  const december = (count: number) => [{ month: '2026-12', count }]
  expect(textIn('2027-01', { leftOver: december(1) })).toContain('1 job from December is still worth doing')
  expect(textIn('2027-01', { leftOver: december(3), total: 2 })).toContain(
    '3 jobs from December are still worth doing',
  )
  expect(textIn('2027-01')).not.toContain('worth doing')
})

test('what months before the last one left to do is said as well', () => {
  const leftOver = [
    { month: '2026-12', count: 1 },
    { month: '2026-09', count: 2 },
    { month: '2026-03', count: 1 },
  ]
  const text = textIn('2027-01', { leftOver })
  expect(text).toContain('1 job from December is still worth doing 3 earlier jobs are still to do')
  expect(textIn('2026-12', { leftOver: leftOver.slice(1) })).toContain(
    '2 jobs from September are still to do 1 earlier job is still to do',
  )
  expect(textIn('2027-01', { leftOver: [{ month: '2025-12', count: 1 }] })).toContain(
    '1 job from December 2025 is',
  )
})

test('a garden with many tasks from before last month can plan its care again', () => {
  const missed = (month: string, count: number) => ({ month, count })
  for (const leftOver of [[missed('2026-12', 40)], [missed('2026-12', 40), missed('2026-11', 9)]])
    expect(textIn('2027-01', { leftOver })).not.toContain('Plan the care again')
  for (const leftOver of [
    [missed('2026-12', 1), missed('2026-11', 9), missed('2026-09', 1)],
    [missed('2026-01', 10)],
  ])
    expect(textIn('2027-01', { leftOver })).toContain('still to do Plan the care again')
})

test('a garden without plants is told where tasks come from', () => {
  const text = textIn('2027-01', { isPlantless: true })
  expect(text).toContain(
    'No more future tasks Recurring tasks will be created once they are due Wattle plans',
  )
  expect(text).toMatch(/Add a plant to get its tasks$/)
})
