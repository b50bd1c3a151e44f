import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { iris, openedApp, problem } from '../testing/app.ts'
import { happenedIn } from '../testing/garden-log.ts'

const notFound = problem('task-not-found', 'Task not found')
const key = { headers: { 'idempotency-key': 'a1b2c3d4-0000-4000-8000-000000000001' } }
const monthly = { isRecurring: true, recurringFrequency: 'monthly' }

/** An app with two tasks, the second one monthly, and a task of another gardener. */
async function withTasks() {
  const opened = await openedApp()
  const add = async (fields: object, as: 'iris' | 'fern' = 'iris') => {
    const task = { title: 'Sweep', dueDate: '2026-03-31', ...fields }
    return (await opened.ask('POST', '/tasks', task, { as })).body.task.id as string
  }
  const [sweep, feed] = [await add({}), await add({ title: 'Feed', ...monthly })]
  const ferns = await add({}, 'fern')
  const count = async () => (await happenedIn(opened.log, iris)).length
  return { ...opened, add, sweep, feed, ferns, count }
}

const due = (taskIds: string[], dueDate = '2026-05-02') => ({
  tasks: taskIds.map((taskId) => ({ taskId, dueDate })),
})

describe('PUT /tasks/complete', () => {
  test('ticks them all, answers with the next turns, and can undo both', async () => {
    const { ask, sweep, feed } = await withTasks()
    const answer = await ask('PUT', '/tasks/complete', { taskIds: [sweep, feed, sweep] })
    const done = { status: 'completed', completedOn: '2026-03-21' }
    expect([answer.status, answer.headers['x-garden-revision']]).toEqual([200, '3'])
    expect(answer.body).toEqual({
      tasks: [sweep, feed].map((id) => expect.objectContaining({ id, ...done })),
      next: [expect.objectContaining({ title: 'Feed', status: 'pending', dueDate: '2026-04-30' })],
    })
    const undone = await ask('PUT', '/tasks/complete', { taskIds: [sweep, feed], completed: false })
    expect([undone.status, undone.body]).toEqual([
      200,
      {
        tasks: [sweep, feed].map((id) => expect.objectContaining({ id, status: 'pending' })),
        next: [],
      },
    ])
    expect((await ask('DELETE', `/tasks/${answer.body.next[0].id}`)).status).toBe(404)
  })

  test.each(['next first', 'next last'])(
    'unticks a task whose next turn is in the request too, %s',
    async (order) => {
      const { ask, feed, count } = await withTasks()
      const next = (await ask('PUT', '/tasks/complete', { taskIds: [feed] })).body.next[0].id
      const taskIds = order === 'next first' ? [next, feed] : [feed, next]
      for (const revision of [4, 4]) {
        const answer = await ask('PUT', '/tasks/complete', { taskIds, completed: false }, key)
        expect([answer.status, answer.body]).toEqual([
          200,
          { tasks: [expect.objectContaining({ id: feed, status: 'pending' })], next: [] },
        ])
        expect(await count()).toBe(revision)
      }
    },
  )

  test('gives each repeating task a next turn of its own', async () => {
    const { ask, add, feed } = await withTasks()
    const other = await add(monthly)
    const { body } = await ask('PUT', '/tasks/complete', { taskIds: [feed, other] })
    expect(new Set(body.next.map(({ id }: { id: string }) => id)).size).toBe(2)
  })

  test('takes the day they were done, but none in the future', async () => {
    const { ask, sweep, feed, count } = await withTasks()
    const taskIds = [sweep, feed]
    expect((await ask('PUT', '/tasks/complete', { taskIds, doneOn: '2026-03-22' })).body.code).toBe(
      'day-not-come',
    )
    expect(await count()).toBe(2)
    const { body } = await ask('PUT', '/tasks/complete', { taskIds, doneOn: '2026-03-01' })
    expect(body.tasks).toEqual(
      taskIds.map((id) => expect.objectContaining({ id, completedOn: '2026-03-01' })),
    )
  })

  test('ticks two hundred repeating tasks in one request', async () => {
    const { ask, add, count } = await withTasks()
    const taskIds: string[] = []
    for (let index = 0; index < 200; index++)
      taskIds.push(await add({ ...monthly, description: 'x'.repeat(2000) }))
    const before = await count()
    const { status, body } = await ask('PUT', '/tasks/complete', { taskIds })
    expect([status, body.tasks.length, body.next.length]).toEqual([200, 200, 200])
    expect(await count()).toBe(before + 200)
  })

  test('refuses a request too large for the log, and ticks none', async () => {
    const { ask, add, count } = await withTasks()
    const taskIds: string[] = []
    for (let index = 0; index < 150; index++)
      taskIds.push(await add({ ...monthly, description: '🌿'.repeat(2000) }))
    const before = await count()
    const { status, body } = await ask('PUT', '/tasks/complete', { taskIds })
    expect([status, body]).toEqual([
      409,
      problem('too-much-at-once', 'That’s too much at once. Please split it up.'),
    ])
    expect(await count()).toBe(before)
  })
})

describe('PUT /tasks/reschedule', () => {
  test('answers with the tasks and their new dates', async () => {
    const { ask, sweep, feed } = await withTasks()
    const answer = await ask('PUT', '/tasks/reschedule', {
      tasks: [...due([sweep]).tasks, ...due([feed], '2026-06-01').tasks],
    })
    expect([answer.status, answer.headers['x-garden-revision']]).toEqual([200, '3'])
    expect(answer.body).toEqual({
      tasks: [
        expect.objectContaining({ id: sweep, dueDate: '2026-05-02' }),
        expect.objectContaining({ id: feed, dueDate: '2026-06-01' }),
      ],
    })
  })

  test('refuses a malformed date', async () => {
    const { ask, sweep } = await withTasks()
    const answer = await ask('PUT', '/tasks/reschedule', due([sweep], 'soon'))
    expect([answer.status, answer.body]).toEqual([
      400,
      problem('invalid', 'Please enter a valid date, as YYYY-MM-DD.', 'tasks.0.dueDate'),
    ])
  })
})

describe('POST /tasks/delete', () => {
  test('answers with the number of tasks deleted', async () => {
    const { ask, sweep, feed } = await withTasks()
    const answer = await ask('POST', '/tasks/delete', { taskIds: [sweep, feed, feed] })
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: 'Tasks deleted', tasksDeleted: 2 },
    ])
    const late = await ask('POST', '/tasks/delete', { taskIds: [sweep] })
    expect([late.status, late.body]).toEqual([404, notFound])
  })
})

const writes = [
  ['PUT', '/tasks/complete', 'taskIds', (taskIds: string[]) => ({ taskIds })],
  ['PUT', '/tasks/reschedule', 'tasks', (taskIds: string[]) => due(taskIds)],
  ['POST', '/tasks/delete', 'taskIds', (taskIds: string[]) => ({ taskIds })],
] as const

describe.each(writes)('%s %s', (method, path, field, bodyOf) => {
  test('changes nothing when one task is unknown or another gardener’s', async () => {
    const { ask, sweep, feed, ferns, count } = await withTasks()
    for (const id of [idOf('nothing'), ferns]) {
      const answer = await ask(method, path, bodyOf([sweep, feed, id]))
      expect([answer.status, answer.body]).toEqual([404, notFound])
    }
    expect(await count()).toBe(2)
  })

  test('with a repeated key is done once and gives the same answer', async () => {
    const { ask, sweep, feed, count } = await withTasks()
    const first = await ask(method, path, bodyOf([sweep, feed]), key)
    expect(first.status).toBe(200)
    const again = await ask(method, path, bodyOf([sweep, feed]), key)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await count()).toBe(4)
    const other = await ask(method, path, bodyOf([sweep]), key)
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused'])
  })

  test('refuses an empty list, and more than two hundred tasks', async () => {
    const { ask } = await withTasks()
    const many = Array.from({ length: 201 }, (_, index) => idOf(`${index}`))
    for (const [taskIds, message] of [
      [[], 'Please choose at least one.'],
      [many, 'Please choose no more than 200 at a time.'],
    ] as const) {
      const answer = await ask(method, path, bodyOf([...taskIds]))
      expect([answer.status, answer.body]).toEqual([400, problem('invalid', message, field)])
    }
  })
})
