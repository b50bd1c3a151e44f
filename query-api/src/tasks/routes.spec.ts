import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import {
  factsOf,
  idOf,
  locationCreated,
  plannedTask,
  plantCreated,
} from '@wattle/contracts/testing/sample-events.ts'
import { instantOf } from '@wattle/projections/testing/happened.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fern, iris, openQueryServer, type QueryServer } from '../testing/query-server.ts'

let server: QueryServer
beforeEach(async () => {
  server = await openQueryServer()
})
afterEach(() => server.close())

const added = (title: string, changes: Partial<PlannedTask> = {}): GardenEvent => ({
  type: 'TaskAdded',
  task: plannedTask(title, changes),
})
const ask = async (query = '') => (await server.ask(`/tasks-with-plants${query}`, { as: 'iris' })).body
const titles = async (query = '') => (await ask(query)).tasks.map((task: { title: string }) => task.title)

const prune = {
  id: idOf('Prune'),
  title: 'Prune',
  description: '',
  plantId: idOf('Rose'),
  dueDate: '2026-03-15',
  month: '2026-03',
  priority: 2,
  status: 'pending',
  completedOn: null,
  isRecurring: false,
  recurringFrequency: 'annual',
  recurringUntil: null,
  estimatedTime: null,
  product: null,
  reason: null,
  isAutomated: false,
  createdAt: instantOf(2),
  updatedAt: instantOf(2),
  plant: {
    name: 'Rose',
    species: 'Acacia pycnantha',
    imageUrl: null,
    kind: 'native-tree',
    locationId: idOf('Bed'),
    locationName: 'Bed',
    locationIcon: '🏡',
    locationBackground: '#e8f5e9',
  },
}
const aRoseToPrune = [
  locationCreated('Bed'),
  plantCreated('Rose', 'Bed'),
  added('Prune', { plantId: idOf('Rose') }),
]

test('a garden without tasks has an empty list', async () => {
  expect(await ask()).toEqual({ tasks: [], nextToken: null, count: 0 })
})

test("a task is listed with its plant and the plant's location", async () => {
  await server.happen(iris, [...aRoseToPrune, added('Tidy the shed', { dueDate: '2026-03-16' })])
  const { tasks } = await ask()
  expect(tasks[0]).toEqual(prune)
  expect(tasks[1].plant).toBeNull()
  expect((await server.ask(`/tasks/${prune.id}`, { as: 'iris' })).body).toEqual({ task: prune })
})

test('tasks are sorted by due date, then priority, then id', async () => {
  await server.happen(iris, [
    added('B', { taskId: 'b0000000-0000-4000-8000-000000000000', dueDate: '2026-03-02' }),
    added('A', { taskId: 'a0000000-0000-4000-8000-000000000000', dueDate: '2026-03-02' }),
    added('Low', { dueDate: '2026-03-01', priority: 3 }),
    added('High', { dueDate: '2026-03-01', priority: 1 }),
  ])
  expect(await titles()).toEqual(['High', 'Low', 'A', 'B'])
})

test('tasks are listed twenty to a page, each once, at most 200 at a time, with their total', async () => {
  const dates = Array.from(
    { length: 220 },
    (_, index) => `2026-03-${String(1 + (index % 7)).padStart(2, '0')}`,
  )
  await server.happen(
    iris,
    dates.map((dueDate, index) => added(`Task ${index}`, { dueDate, priority: index % 2 ? 1 : 3 })),
  )
  const seen: string[] = []
  const sizes: number[] = []
  for (let token: string | null = ''; token !== null; ) {
    const body = await ask(token && `?nextToken=${token}`)
    expect(body.count).toBe(220)
    seen.push(...body.tasks.map((task: { title: string }) => task.title))
    sizes.push(body.tasks.length)
    token = body.nextToken
  }
  expect(sizes).toEqual(Array(11).fill(20))
  expect(new Set(seen).size).toBe(220)
  expect(await titles('?limit=500')).toEqual(seen.slice(0, 200))
})

test('tasks can be filtered by month, status and plant', async () => {
  const done = plannedTask('Done', { dueDate: '2026-03-20' })
  await server.happen(iris, [
    ...aRoseToPrune,
    { type: 'TaskAdded', task: done },
    { type: 'TaskCompleted', task: factsOf(done), doneOn: '2026-03-19', next: null },
    added('April', { dueDate: '2026-04-01' }),
  ])
  expect(await titles('?month=2026-03')).toEqual(['Prune', 'Done'])
  expect(await titles('?month=2026-03&status=pending')).toEqual(['Prune'])
  expect(await titles('?status=completed')).toEqual(['Done'])
  expect(await titles(`?plantId=${prune.plantId}`)).toEqual(['Prune'])
  expect((await ask('?month=2026-03&limit=1')).count).toBe(2)
  expect(await ask('?month=unscheduled')).toEqual({ tasks: [], nextToken: null, count: 0 })
})

test('tasks of another garden are not found', async () => {
  await server.happen(fern, aRoseToPrune)
  expect(await ask()).toEqual({ tasks: [], nextToken: null, count: 0 })
  expect(await ask(`?plantId=${prune.plantId}`)).toEqual({ tasks: [], nextToken: null, count: 0 })
  const { status, body } = await server.ask(`/tasks/${prune.id}`, { as: 'iris' })
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'task-not-found' })
})

test('a task of one garden stays its own when another garden uses the same id', async () => {
  await server.happen(iris, aRoseToPrune)
  await server.happen(fern, [added('Prune', { description: 'Not yours' }), added('More'), added('And more')])
  expect((await server.ask(`/tasks/${prune.id}`, { as: 'iris' })).body).toEqual({ task: prune })
})

test.each([
  '?limit=0',
  '?limit=1&limit=2',
  '?status=done',
  '?plantId=rose',
  '?nextToken=x',
  `?nextToken=${Buffer.from('["2026-03-01",1,"x"]').toString('base64url')}`,
])('an invalid task query is refused with 400: %s', async (query) => {
  const { status, body } = await server.ask(`/tasks-with-plants${query}`, { as: 'iris' })
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid' })
})

test.each(['2026-13', 'March', '1899-12', '2200-01', '2026-03&month=2026-04'])(
  'a month that no date may have is refused in words: %s',
  async (month) => {
    const { status, body } = await server.ask(`/tasks-with-plants?month=${month}`, { as: 'iris' })
    expect([status, body.issues]).toEqual([
      400,
      [{ path: 'month', message: 'Please enter a month as YYYY-MM, between 1900 and 2199.' }],
    ])
  },
)
