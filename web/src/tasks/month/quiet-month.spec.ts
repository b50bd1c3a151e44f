import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf, textOf } from '../../ui/testing/markup.ts'
import { QuietMonth } from './quiet-month.tsx'

const textIn = (month: string, more: { total?: number; isFiltered?: boolean } = {}) =>
  textOf(
    markupOf(
      createElement(QuietMonth, {
        month,
        today: '2027-01-10',
        total: 0,
        isFiltered: false,
        isPlantless: false,
        onTurn: () => {},
        onShowCompleted: () => {},
        ...more,
      }),
      new QueryClient(),
    ),
  )

test('an empty month before this one says that nothing was before', () => {
  expect(textIn('2026-12')).toContain('No more previous tasks')
})

test.each(['2027-01', '2027-02'])(
  'an empty month from this one on says that nothing is to come (%s)',
  (month) => {
    expect(textIn(month)).toContain('No more future tasks Recurring tasks will be created once they are due')
  },
)

test('a month of which everything is done says that', () => {
  expect(textIn('2027-01', { total: 2 })).toContain('January is done All 2 tasks are finished.')
  expect(textIn('2027-01', { total: 1, isFiltered: true })).toContain(
    'These are done The one task like these is finished.',
  )
})
