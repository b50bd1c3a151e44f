import { expect, test } from 'vitest'
import type { CarePlanRequest } from '../port.ts'
import { lemon } from '../testing/lemon.ts'
import { careQuestion } from './care-plan.ts'
import { UnusableAnswer } from './question.ts'

/** The guide does not know this plant, so it does not change the answer. */
const request: CarePlanRequest = {
  ...lemon,
  plant: { ...lemon.plant, name: 'Zaluzi', species: '' },
  effort: 'Low',
  preferredTaskTypes: ['Fertilising', 'Pruning'],
}

type Answer = Parameters<ReturnType<typeof careQuestion>['read']>[0]
type Task = Answer['tasks'][number]

const task = (title: string, changes: Partial<Task> = {}): Task => ({
  title,
  description: 'Spread it and water it in.',
  taskType: 'Fertilising',
  dueDate: '2026-09-01',
  priority: 1,
  estimatedTime: 20,
  isRecurring: true,
  recurringFrequency: 'annual',
  productName: null,
  reason: { text: 'Growth begins in spring.', rule: 'feed-in-spring' },
  ...changes,
})
const others = [task('One'), task('Two'), task('Three')]

const read = (tasks: Task[], changes: Partial<CarePlanRequest> = {}) =>
  careQuestion({ ...request, ...changes }, '', 0).read({ tasks })
/** The result for one changed task among valid ones. */
const readOne = (changes: Partial<Task>, more: Partial<CarePlanRequest> = {}) =>
  read([task('It', changes), ...others], more).tasks.find(({ title }) => title === 'It')

test('a valid task is taken unchanged, with the climate zone and the season of its date', () => {
  const reason = { text: 'Cuts heal well.', rule: 'Prune after harvest!' }
  expect(readOne({ dueDate: '2026-07-04', productName: 'Citrus fertiliser', reason })).toEqual({
    title: 'It',
    description: 'Spread it and water it in.',
    taskType: 'Fertilising',
    dueDate: '2026-07-04',
    priority: 1,
    estimatedTime: 20,
    isRecurring: true,
    recurringFrequency: 'annual',
    productName: 'Citrus fertiliser',
    reason: { text: 'Cuts heal well.', rule: 'prune-after-harvest', zone: 'temperate', season: 'winter' },
  })
  const darwin = { place: { state: 'Northern Territory', postcode: '0800' } } as const
  expect(readOne({ dueDate: '2026-07-04' }, darwin)?.reason).toMatchObject({
    zone: 'tropical',
    season: 'dry season',
  })
})

test.each([
  ['2026-03-15', '2026-03-15'],
  ['2026-03-14', '2027-03-14'],
  ['2027-03-15', '2026-03-15'],
  ['2024-10-02', '2026-10-02'],
  ['2028-02-29', '2027-02-28'],
])('a due date of %s keeps its month and gets the right year: %s', (dueDate, ahead) => {
  expect(readOne({ dueDate })?.dueDate).toBe(ahead)
})

test('a plan from 29 February ends on 28 February of the next year', () => {
  const today = '2028-02-29'
  expect(careQuestion({ ...request, today }, '', 0).data.lastDay).toBe('2029-02-28')
  expect(readOne({ dueDate: '2029-02-28' }, { today })?.dueDate).toBe('2029-02-28')
})

test.each<[string, Partial<Task>]>([
  ['on a day that does not exist', { dueDate: '2026-02-31' }],
  ['on no day', { dueDate: 'in spring' }],
  ['without a title', { title: ' \n' }],
  ['without a description', { description: '' }],
  ['without a reason', { reason: { text: ' ', rule: 'a' } }],
  ['of no time', { estimatedTime: 0 }],
  ['of a whole day', { estimatedTime: 1440 }],
  ['of a title that never ends', { title: 'x'.repeat(201) }],
])('a task %s is left out', (_, changes) => {
  const { tasks } = read([task('It', changes), ...others])
  expect(tasks.map(({ title }) => title)).toEqual(['One', 'Two', 'Three'])
})

test('a seasonal series that would start in another season becomes a single task', () => {
  const spring = { isRecurring: true, recurringFrequency: 'monthly-spring' } as const
  expect(readOne({ ...spring, dueDate: '2026-10-01' })).toMatchObject(spring)
  expect(readOne({ ...spring, dueDate: '2026-06-01' })).toMatchObject({
    isRecurring: false,
    recurringFrequency: 'annual',
  })
})

test('a rule without letters is replaced by one from the title', () => {
  const title = 'Feed the lemon'
  const { tasks } = read([task(title, { reason: { text: 'So.', rule: '…' } }), ...others])
  expect(tasks.find((each) => each.title === title)?.reason.rule).toBe('feed-the-lemon')
})

test('a plan is sorted, without repeats, and limited to the most important tasks', () => {
  const medium = { effort: 'Medium' } as const
  const tasks = [
    task('Nice', { priority: 2, dueDate: '2026-04-01' }),
    ...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((title, index) =>
      task(title, { dueDate: `2026-1${index % 3}-01` }),
    ),
    task('a', { dueDate: '2026-05-01' }),
  ]
  expect(read(tasks, medium).tasks.map(({ title }) => title)).toEqual(['A', 'D', 'G', 'B', 'E', 'C', 'F'])
})

test('an incomplete plan says so', () => {
  expect(read(others).note).toBeUndefined()
  expect(read(others.slice(1)).note).toBe('Only 2 jobs suit this plant here')
  expect(read([])).toEqual({ tasks: [], note: 'We found no jobs of the types you chose for this plant here' })
})

test('a plan with mostly invalid tasks is refused', () => {
  const wrong = ['a', 'b', 'c'].map((title) => task(title, { dueDate: 'soon' }))
  expect(() => read([...wrong, task('One'), task('Two')])).toThrow(UnusableAnswer)
  expect(read([...wrong.slice(1), task('One'), task('Two')]).tasks).toHaveLength(2)
})

test('the answer’s schema allows only ticked task types and allowed priorities', () => {
  const { shape } = careQuestion(request, '', 0)
  expect(shape.safeParse({ tasks: [task('One')] }).success).toBe(true)
  expect(shape.safeParse({ tasks: [task('One', { taskType: 'Mulching' })] }).success).toBe(false)
  expect(shape.safeParse({ tasks: [task('One', { priority: 2 })] }).success).toBe(false)
})

test('the guide’s work is part of the question, and replaces tasks at northern-hemisphere dates', () => {
  const reviews: unknown[] = []
  const question = careQuestion(
    { ...lemon, preferredTaskTypes: ['Fertilising', 'Pruning'] },
    '',
    0,
    (review) => reviews.push(review),
  )
  expect(question.data.guide).toMatchObject({
    plant: expect.stringContaining('Lemon'),
    work: expect.arrayContaining([
      { task: 'Feed with citrus food', type: 'Fertilising', months: ['September'] },
    ]),
  })
  const { tasks } = question.read({
    tasks: [
      task('Feed in early spring', { dueDate: '2026-05-10', description: 'Feed as growth starts in May.' }),
      task('Feed again', { dueDate: '2026-09-10' }),
      task('Wrap the tree', { taskType: 'Pruning', description: 'Winter protection against freezing.' }),
    ],
  })
  expect(
    tasks.map(({ dueDate }) => Number(dueDate.slice(5, 7))).every((month) => [3, 9, 12].includes(month)),
  ).toBe(true)
  expect(tasks.map(({ title }) => title)).toContain('Feed again')
  expect(tasks.map(({ title }) => title)).not.toContain('Feed in early spring')
  expect(reviews).toEqual([{ moved: 1, dropped: 1 }])
})
