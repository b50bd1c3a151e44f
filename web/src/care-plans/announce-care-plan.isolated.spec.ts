import { environmentManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../session/testing/memory-storage.ts'
import { dismissToasts, shownToasts } from '../ui/feedback/toasts.ts'
import { announceCarePlan, carePlanEnds } from './announce-care-plan.ts'

const session = JSON.stringify({ id_token: 'token', expires_at: 9_999_999_999, profile: { sub: 'nell' } })
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const task = { id: 't1', title: 'Feed', dueDate: '2026-12-05', priority: 1, status: 'pending' }

let answers: (() => Response)[]
let reads: number
let asked: string[]
let client: QueryClient

// Nothing is polled on a server, and there is no window here.
beforeAll(() => environmentManager.setIsServer(() => false))
beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  reads = 0
  asked = []
  vi.stubGlobal('localStorage', { length: 1, key: () => 'oidc.user:wattle', getItem: () => session })
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`)
    const answer = answers[Math.min(reads++, answers.length - 1)]
    return answer?.() ?? json({}, 500)
  })
})
afterEach(() => {
  client.clear()
  dismissToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const generating = () => json({ tasks: [], plan: { status: 'generating' } })

test('a plan is read every five seconds until it is there', async () => {
  answers = [generating, generating, () => json({ tasks: [task], plan: { status: 'ready' } })]
  const outcome = carePlanEnds(client, 'p1')
  await vi.advanceTimersByTimeAsync(15_000)
  await expect(outcome).resolves.toEqual({ status: 'ready', tasks: 1 })
  expect(reads).toBe(3)
})

test('waiting ends after thirty tries and can begin again', async () => {
  answers = [generating]
  const outcome = carePlanEnds(client, 'p2')
  await vi.advanceTimersByTimeAsync(30 * 5000)
  await expect(outcome).resolves.toEqual({ status: 'late' })
  expect(reads).toBe(30)

  answers = [() => json({ tasks: [task], plan: { status: 'ready' } })]
  const again = carePlanEnds(client, 'p2')
  await vi.advanceTimersByTimeAsync(5000)
  await expect(again).resolves.toEqual({ status: 'ready', tasks: 1 })
})

test('two who wait for the same plan share one wait', async () => {
  answers = [generating, () => json({ tasks: [task], plan: { status: 'ready' } })]
  const outcomes = [carePlanEnds(client, 'p3'), carePlanEnds(client, 'p3')]
  await vi.advanceTimersByTimeAsync(5000)
  await expect(Promise.all(outcomes)).resolves.toEqual([
    { status: 'ready', tasks: 1 },
    { status: 'ready', tasks: 1 },
  ])
  expect(reads).toBe(2)
})

test('a failed plan says why, and one that failed to be read is tried again', async () => {
  answers = [
    () => json({}, 500),
    () => json({ tasks: [], plan: { status: 'failed', reason: 'The AI is resting.' } }),
  ]
  const outcome = carePlanEnds(client, 'p4')
  await vi.advanceTimersByTimeAsync(5000)
  await expect(outcome).resolves.toEqual({ status: 'failed', reason: 'The AI is resting.' })
})

test('waiting ends quietly when the plant is deleted', async () => {
  answers = [() => json({ message: 'Plant not found' }, 404)]
  const outcome = carePlanEnds(client, 'p5')
  await vi.advanceTimersByTimeAsync(0)
  await expect(outcome).resolves.toEqual({ status: 'gone' })
})

const lemon = { id: 'p6', name: 'Lemon' }
const messages = () => shownToasts().map(({ message }) => message)
const accepted = () => json({ status: 'accepted', message: 'Making the plan.' })

test('a plan is asked for two seconds after its plant was made, and its tasks are counted', async () => {
  answers = [accepted, generating, () => json({ tasks: [task, task], plan: { status: 'ready' } })]
  const announced = announceCarePlan(client, lemon)
  await vi.advanceTimersByTimeAsync(1999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked[0]).toBe('POST /api/tasks/generate-for-plant/p6')
  expect(messages()).toEqual(['Generating care tasks for Lemon...'])
  await vi.advanceTimersByTimeAsync(10_000)
  await announced
  expect(messages()).toEqual(['Generated 2 care tasks for Lemon'])
})

test('a plan that is made already is waited for just the same', async () => {
  answers = [() => json({ status: 'skipped' }), () => json({ tasks: [task], plan: { status: 'ready' } })]
  const announced = announceCarePlan(client, lemon)
  await vi.advanceTimersByTimeAsync(10_000)
  await announced
  expect(messages()).toEqual(['Generated 1 care tasks for Lemon'])
})

test.each([
  ['the answer says so', [() => json({ status: 'error', message: 'No more today.' })], 'No more today.'],
  ['nobody knows why', [() => json({ status: 'error' })], 'Unknown error'],
  ['the server is broken', [() => json({ message: 'Sorry.' }, 500)], 'Sorry.'],
  [
    'the plan failed',
    [accepted, () => json({ tasks: [], plan: { status: 'failed', reason: 'The AI is resting.' } })],
    'The AI is resting.',
  ],
])('why there are no tasks is told where %s', async (_, given, why) => {
  answers = given
  const announced = announceCarePlan(client, lemon)
  await vi.advanceTimersByTimeAsync(10_000)
  await announced
  expect(messages()).toEqual([`Couldn't generate tasks for Lemon: ${why}`])
})
