import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubSignedIn } from '../session/testing/stub-signed-in.ts'
import { sendTicks, type Tickable } from './send-ticks.ts'

const tasks = (number: number) =>
  Array.from({ length: number }, (_, index) => ({ id: `t${index}` }) as Tickable)

let sent: [path: string, body: unknown][]
let answer: object

beforeEach(() => {
  sent = []
  answer = {}
  stubSignedIn()
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)])
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('one task is ticked at its own address, several in one request', async () => {
  await sendTicks({ tasks: tasks(1), completed: true })
  await sendTicks({ tasks: tasks(3), completed: false })
  expect(sent).toEqual([
    ['/api/tasks/t0/complete', { completed: true }],
    ['/api/tasks/complete', { taskIds: ['t0', 't1', 't2'], completed: false }],
  ])
})

test('more tasks than one request may contain are split into several', async () => {
  await sendTicks({ tasks: tasks(201), completed: true })
  expect(sent.map(([, body]) => (body as { taskIds: string[] }).taskIds.length)).toEqual([200, 1])
})

const fern = { name: 'Fern', locationName: 'Balcony' }
const water = (more: object = {}) =>
  ({ id: 't0', title: 'Water', plantId: 'p', isRecurring: true, plant: fern, ...more }) as Tickable

test('an answer gives the changed tasks, and a next turn has the plant of its task', async () => {
  answer = { task: { id: 't0', completedOn: '2026-11-20' }, next: { id: 't1', plantId: 'p' } }
  const ticked = await sendTicks({ tasks: [water()], completed: true })
  expect(ticked.tasks).toMatchObject([{ id: 't0', completedOn: '2026-11-20' }])
  expect(ticked.tasks[0]).not.toHaveProperty('plant')
  expect(ticked.next).toMatchObject([{ id: 't1', plant: fern }])
  expect(ticked.isAll).toBe(true)
})

test.each<[string, object, Tickable, boolean]>([
  ['says nothing', {}, water(), true],
  ['brings a next turn whose plant is not known', { task: {}, next: { plantId: 'q' } }, water(), true],
  ['may have lost a next turn', { task: {} }, water(), false],
])('an answer that %s is not the whole outcome', async (_what, said, task, completed) => {
  answer = said
  expect((await sendTicks({ tasks: [task], completed })).isAll).toBe(false)
})

test('unticking a task without a next turn is the whole outcome', async () => {
  answer = { task: { id: 't0' } }
  expect((await sendTicks({ tasks: [water({ isRecurring: false })], completed: false })).isAll).toBe(true)
})
