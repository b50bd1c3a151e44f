import { expect, test } from 'vitest'
import { planMonths, repeatsInYear, repeatsMonthly, spanOf, yearAhead } from './plan-months.ts'

const today = '2026-11-21'
const task = (dueDate: string, priority: 1 | 2 | 3 = 2, status: 'pending' | 'completed' = 'pending') => ({
  id: `${dueDate} ${priority}`,
  dueDate,
  month: dueDate.slice(0, 7),
  priority,
  status,
  isRecurring: false,
  recurringFrequency: 'annual' as const,
  recurringUntil: null,
})
const lateFeed = task('2026-10-03')
const doneOctober = task('2026-10-20', 2, 'completed')
const doneAugust = task('2026-08-20', 1, 'completed')
const doneNow = task('2026-11-15', 3, 'completed')
const spray = task('2026-11-21', 1)
const check = task('2026-11-21', 2)
const prune = task('2027-08-14', 1)
const someday = task('')

test('a plan is grouped by month: late first, unscheduled last, done tasks below the others', () => {
  expect(planMonths([someday, prune, check, spray, doneNow, lateFeed], today)).toEqual({
    months: [
      { month: '2026-10', title: 'October', detail: '2026', tasks: [lateFeed] },
      { month: '2026-11', title: 'This Month', detail: 'November 2026', tasks: [spray, check, doneNow] },
      { month: '2027-08', title: 'August', detail: '2027', tasks: [prune] },
      { month: '', title: 'Unscheduled', tasks: [someday] },
    ],
    finished: [],
  })
})

test('tasks finished in earlier months are listed separately, the latest first', () => {
  expect(planMonths([doneAugust, doneOctober, spray], today)).toEqual({
    months: [{ month: '2026-11', title: 'This Month', detail: 'November 2026', tasks: [spray] }],
    finished: [doneOctober, doneAugust],
  })
})

test('a recurring task is counted in each of its months', () => {
  const water = { ...task('2026-12-15'), isRecurring: true, recurringFrequency: 'monthly-summer' as const }
  const feed = { ...task('2026-12-20'), isRecurring: true }
  const counts = (list: Parameters<typeof yearAhead>[0]) => yearAhead(list, today).map(({ tasks }) => tasks)
  expect(counts([water, feed]).slice(0, 5)).toEqual([0, 2, 1, 1, 0])
  expect(counts([{ ...water, status: 'completed' }]).slice(0, 5)).toEqual([0, 1, 0, 0, 0])
  expect(counts([{ ...water, recurringUntil: '2027-01-31' }]).slice(0, 5)).toEqual([0, 1, 1, 0, 0])
})

test('a task counts as repeating only if it comes round again within the year', () => {
  const water = { ...task('2026-12-15'), isRecurring: true, recurringFrequency: 'monthly-summer' as const }
  const said = [
    water,
    { ...task('2026-12-20'), isRecurring: true },
    spray,
    { ...water, status: 'completed' as const },
  ]
  expect(said.map((each) => repeatsInYear([each]))).toEqual([true, false, false, false])
})

test('the year ahead starts with this month and counts each priority once', () => {
  const year = yearAhead([spray, check, doneNow, task('2026-11-28', 1), prune, doneOctober], today)
  expect(year.map(({ month }) => month)).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
    '2027-03',
    '2027-04',
    '2027-05',
    '2027-06',
    '2027-07',
    '2027-08',
    '2027-09',
    '2027-10',
  ])
  expect(year[0]).toEqual({ month: '2026-11', tasks: 4, priorities: [1, 2, 3] })
  expect(year[9]).toEqual({ month: '2027-08', tasks: 1, priorities: [1] })
  expect(year[1]).toEqual({ month: '2026-12', tasks: 0, priorities: [] })
})

test('the span of a plan is named by its first and last month', () => {
  expect(spanOf([prune, spray, someday])).toBe('from November 2026 to August 2027')
  expect(spanOf([spray, check])).toBe('in November 2026')
  expect(spanOf([someday])).toBe('')
  expect(spanOf([prune, { ...spray, isRecurring: true }])).toBe('from November 2026 on')
})

test('a task ticked a moment ago stays where it is', () => {
  const held = new Set([doneNow.id, doneOctober.id])
  expect(planMonths([spray, doneNow, doneOctober], today, held)).toEqual({
    months: [
      { month: '2026-10', title: 'October', detail: '2026', tasks: [doneOctober] },
      { month: '2026-11', title: 'This Month', detail: 'November 2026', tasks: [doneNow, spray] },
    ],
    finished: [],
  })
})

test('a plan says whether some of its jobs are monthly reminders', () => {
  const feed = { ...spray, isRecurring: true }
  expect(repeatsMonthly([feed, prune])).toBe(false)
  expect(repeatsMonthly([feed, { ...feed, recurringFrequency: 'monthly-summer' }])).toBe(true)
})
