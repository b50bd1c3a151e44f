import type { GuideJobView } from '@wattle/contracts/guide/views.ts'
import { expect, test } from 'vitest'
import { yearFrom } from './guide-year.tsx'

const job = (goodMonths: number[], priority: 1 | 2 | 3): GuideJobView => ({
  rule: `job-${goodMonths}`,
  type: 'Pruning',
  title: 'Prune',
  description: '',
  why: '',
  priority,
  goodMonths,
})

test('the year begins with this month, and a job counts in each month that is good for it', () => {
  const year = yearFrom('2026-11', [job([11, 1], 1), job([11], 1), job([10], 3)])
  expect(year).toHaveLength(12)
  expect(year[0]).toEqual({ month: '2026-11', tasks: 2, priorities: [1] })
  expect(year[2]).toEqual({ month: '2027-01', tasks: 1, priorities: [1] })
  expect(year[11]).toEqual({ month: '2027-10', tasks: 1, priorities: [3] })
})
