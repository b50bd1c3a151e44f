import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { profileQueries } from '../profile/api.ts'
import { memoryStorage } from '../session/testing/memory-storage.ts'
import { dismissToasts, shownToasts, showToast } from '../ui/feedback/toasts.ts'
import { defaultPreferences } from '../views/read-preferences.ts'
import { announceCarePlan, announceOutcome, carePlanEnds } from './announce-care-plan.ts'
import { isAwaited, polled } from './polling.ts'

const session = JSON.stringify({ id_token: 'token', expires_at: 9_999_999_999, profile: { sub: 'nell' } })
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const task = {
  id: 't1',
  title: 'Feed',
  dueDate: '2026-12-05',
  priority: 1,
  status: 'pending',
  isAutomated: true,
}

let answers: (() => Response)[]
let reads: number
/** The answer to a request for a plan, and the requests received. */
let generation: object
let asked: [path: string, body: unknown][]
let client: QueryClient

// Without a `window` the query library assumes a server, where it does not poll.
beforeAll(() => environmentManager.setIsServer(() => false))
beforeEach(() => {
  vi.useFakeTimers()
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  reads = 0
  asked = []
  dismissToasts()
  vi.stubGlobal('localStorage', { length: 1, key: () => 'oidc.user:wattle', getItem: () => session })
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (method === 'POST') {
      asked.push([path, body && JSON.parse(body)])
      return json(generation, 202)
    }
    const answer = answers[Math.min(reads++, answers.length - 1)]
    return answer?.() ?? json({}, 500)
  })
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const generating = () => json({ tasks: [], plan: { status: 'generating' } })

test('a plan is polled every five seconds until it is ready', async () => {
  answers = [generating, generating, () => json({ tasks: [task], plan: { status: 'ready' } })]
  const outcome = carePlanEnds(client, 'p1')
  await vi.advanceTimersByTimeAsync(15_000)
  await expect(outcome).resolves.toEqual({ status: 'ready', tasks: 1 })
  expect(reads).toBe(3)
})

test('waiting for a plan ends after thirty tries and can begin again', async () => {
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

test('two callers that wait for the same plan share one wait', async () => {
  answers = [generating, () => json({ tasks: [task], plan: { status: 'ready' } })]
  const outcomes = [carePlanEnds(client, 'p3'), carePlanEnds(client, 'p3')]
  await vi.advanceTimersByTimeAsync(5000)
  await expect(Promise.all(outcomes)).resolves.toEqual([
    { status: 'ready', tasks: 1 },
    { status: 'ready', tasks: 1 },
  ])
  expect(reads).toBe(2)
})

test('a failed plan gives its reason, and a failed read is tried again', async () => {
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

const messages = () => shownToasts().map(({ message }) => message)
const ready = () => json({ tasks: [task], plan: { status: 'ready' } })

test.each(['accepted', 'skipped'])(
  'the plan of a new plant is announced, whoever requested it (%s)',
  async (status) => {
    generation = { status, message: '' }
    answers = [generating, ready]
    const announced = announceCarePlan(client, { id: `p6-${status}`, name: 'Lemon' })
    await vi.advanceTimersByTimeAsync(1999)
    expect([messages(), asked]).toEqual([[], []])
    await vi.advanceTimersByTimeAsync(1)
    expect(messages()).toEqual(['Generating care tasks for Lemon...'])
    await vi.advanceTimersByTimeAsync(5000)
    await announced
    expect(messages()).toEqual(['Generated 1 care task for Lemon'])
    expect(asked).toEqual([[`/api/tasks/generate-for-plant/p6-${status}`, undefined]])
  },
)

test('a plan that was made again says how many tasks it has, not those that the gardener added', async () => {
  const own = { ...task, id: 't2', isAutomated: false }
  const done = { ...task, id: 't3', status: 'completed' }
  answers = [generating, () => json({ tasks: [own, done], plan: { status: 'ready' } })]
  const notice = showToast('New care tasks are on their way')
  const announced = announceOutcome(client, { id: 'p12', name: 'Lemon' }, notice)
  await vi.advanceTimersByTimeAsync(5000)
  await announced
  expect(messages()).toEqual(['Generated 0 care tasks for Lemon'])
})

test('a plan is neither requested nor announced once its gardener has gone', async () => {
  const announced = announceCarePlan(client, { id: 'p9', name: 'Lemon' })
  const theirs = session.replace('nell', 'omar')
  vi.stubGlobal('localStorage', { length: 1, key: () => 'oidc.user:wattle', getItem: () => theirs })
  await vi.advanceTimersByTimeAsync(2000)
  await announced
  expect([messages(), asked]).toEqual([[], []])
})

test('the notice of a plan that takes too long, or fails, ends with the reason', async () => {
  generation = { status: 'accepted', message: '' }
  answers = [generating]
  const late = announceCarePlan(client, { id: 'p7', name: 'Lemon' })
  await vi.advanceTimersByTimeAsync(2000 + 30 * 5000)
  await late
  expect(messages()).toEqual(["Couldn't generate tasks for Lemon: it is taking longer than usual"])

  dismissToasts()
  generation = { status: 'error', message: 'The AI is resting.' }
  const failed = announceCarePlan(client, { id: 'p8', name: 'Lemon' })
  await vi.advanceTimersByTimeAsync(2000)
  await failed
  expect(messages()).toEqual(["Couldn't generate tasks for Lemon: The AI is resting."])
})

test('a plan is requested with the known place and preferences', async () => {
  generation = { status: 'error', message: 'Not now.' }
  const { queryKey } = profileQueries.preferences()
  client.setQueryData(queryKey, { ...defaultPreferences, state: 'Tasmania', postcode: '7000' })
  const announced = announceCarePlan(client, { id: 'p9', name: 'Lemon' })
  await vi.advanceTimersByTimeAsync(2000)
  await announced
  expect(asked).toEqual([
    [
      '/api/tasks/generate-for-plant/p9',
      {
        userLocation: { postcode: '7000', state: 'Tasmania' },
        taskPreferences: {
          gardeningEffort: 'Medium',
          preferredTasks: ['Fertilising', 'Pruning', 'Pest control', 'Watering'],
          taskComplexity: 'Simple',
          taskPeriod: 'Next 6 weeks',
        },
      },
    ],
  ])
})

test('a page polls a plan in progress every five seconds, at most thirty times', async () => {
  answers = [generating]
  const watch = (plantId: string) =>
    new QueryObserver(
      client,
      polled(plantId, (state) => isAwaited(state, 0)),
    ).subscribe(() => {})
  const leave = watch('p10')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reads).toBe(3)
  await vi.advanceTimersByTimeAsync(60 * 5000)
  expect(reads).toBe(30)
  leave()

  answers = [ready]
  watch('p11')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(reads).toBe(31)
})
