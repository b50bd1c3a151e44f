import { planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { openedApp, problem } from '../testing/app.ts'

const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
const sweep = { title: 'Sweep', dueDate: '2026-03-31' }
const swept = {
  id: uuid,
  title: 'Sweep',
  description: '',
  plantId: null,
  dueDate: '2026-03-31',
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
}
const notFound = problem('task-not-found', 'Task not found')

async function withTask(fields: object = {}) {
  const opened = await openedApp()
  const { body } = await opened.ask('POST', '/tasks', { ...sweep, ...fields })
  return { ...opened, id: body.task.id as string }
}

describe('POST /tasks', () => {
  test('answers 201 with the whole task and the revision of the garden', async () => {
    const { ask } = await openedApp()
    const answer = await ask('POST', '/tasks', sweep)
    expect([answer.status, answer.body]).toEqual([201, { task: swept }])
    expect(answer.headers['x-garden-revision']).toBe('0')
  })

  test.each([
    [{ priority: '1' }, { priority: 1 }],
    [{ priority: 'High' }, { priority: 1 }],
    [{ priority: ' medium ' }, { priority: 2 }],
    [{ priority: 'low' }, { priority: 3 }],
    [{ estimatedTime: '30' }, { estimatedTime: 30 }],
    [{ estimatedTime: '' }, {}],
    [{ plantId: '' }, {}],
    [{ description: null }, {}],
    [{ dueDate: '2026-03-31T10:00:00+11:00' }, {}],
    [{ recurringFrequency: null }, {}],
    [
      { isRecurring: true, recurringFrequency: 'monthly-spring' },
      { isRecurring: true, recurringFrequency: 'monthly-spring' },
    ],
    [{ status: 'completed' }, { status: 'completed', completedOn: '2026-03-21' }],
    [{ product: { productName: ' Broom ' } }, { product: { productName: 'Broom' } }],
    [{ product: { productName: { S: 'Broom' } } }, { product: { productName: 'Broom' } }],
    [{ product: { M: { productName: { S: 'Broom' } } } }, { product: { productName: 'Broom' } }],
    [{ product: '{"productName":"Broom"}' }, { product: { productName: 'Broom' } }],
    [{ product: 'Broom' }, { product: { productName: 'Broom' } }],
    [{ product: '' }, {}],
    [{ title: undefined, task: 'Sweep' }, {}],
    [{ dueDate: undefined, date: '2026-03-31' }, {}],
    [{ notes: 'Under the bench' }, { description: 'Under the bench' }],
    [
      { product: { productName: 'Broom', productLink: 'https://shop.example/?q=broom' } },
      { product: { productName: 'Broom', productLink: 'https://shop.example/?q=broom' } },
    ],
  ])('understands %o', async (fields, expected) => {
    const { ask } = await openedApp()
    const answer = await ask('POST', '/tasks', { ...sweep, ...fields })
    expect([answer.status, answer.body]).toEqual([201, { task: { ...swept, ...expected } }])
  })

  test.each([
    [{ title: undefined }, 'title', 'Please give the task a title.'],
    [{ title: '   ' }, 'title', 'Please give the task a title.'],
    [{ dueDate: undefined }, 'dueDate', 'This is required.'],
    [{ dueDate: 'soon' }, 'dueDate', 'Please enter a valid date, as YYYY-MM-DD.'],
    [{ dueDate: 20260331 }, 'dueDate', 'This should be text.'],
    [{ priority: 4 }, 'priority', 'Please choose High, Medium or Low.'],
    [{ priority: { high: true } }, 'priority', 'Please choose High, Medium or Low.'],
    [{ status: 'done' }, 'status', 'Please choose one of: pending, completed.'],
    [{ estimatedTime: 'long' }, 'estimatedTime', 'Please enter a whole number of minutes, up to 10,000.'],
    [{ estimatedTime: 1.5 }, 'estimatedTime', 'Please enter a whole number of minutes, up to 10,000.'],
    [{ estimatedTime: -1 }, 'estimatedTime', 'Please enter a whole number of minutes, up to 10,000.'],
    [{ estimatedTime: 10_001 }, 'estimatedTime', 'Please enter a whole number of minutes, up to 10,000.'],
    [{ isRecurring: 'true' }, 'isRecurring', 'This should be true or false.'],
    [{ plantId: 'rose' }, 'plantId', 'That is not a valid plant ID.'],
    [{ product: 7 }, 'product', 'This should be a set of named fields.'],
    [{ product: { productName: 7 } }, 'product.productName', 'This should be text.'],
    [
      { product: { productName: 'x'.repeat(201) } },
      'product.productName',
      'Please use at most 200 characters.',
    ],
    [
      { product: { productName: 'Broom', productLink: 'javascript:alert(1)' } },
      'product.productLink',
      'Please enter a web address that begins with https:// or http://.',
    ],
  ])('refuses %o', async (fields, path, message) => {
    const { ask } = await openedApp()
    const answer = await ask('POST', '/tasks', { ...sweep, ...fields })
    expect([answer.status, answer.body]).toEqual([400, problem('invalid', message, path)])
  })
})

describe('PUT /tasks/:id', () => {
  test('answers with the whole task', async () => {
    const { ask, id } = await withTask({ product: 'Broom' })
    const answer = await ask('PUT', `/tasks/${id}`, {
      title: 'Sweep the path',
      description: 'All of it',
      dueDate: '2026-04-01',
      priority: 'low',
      estimatedTime: '15',
      product: null,
    })
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        task: {
          ...swept,
          title: 'Sweep the path',
          description: 'All of it',
          dueDate: '2026-04-01',
          month: '2026-04',
          priority: 3,
          estimatedTime: 15,
        },
      },
    ])
    expect(answer.headers['x-garden-revision']).toBe('3')
  })

  test('refuses an unknown task, and another gardener’s', async () => {
    const { ask, id } = await withTask()
    for (const answer of [
      await ask('PUT', `/tasks/${idOf('nothing')}`, { title: 'Mine' }),
      await ask('PUT', `/tasks/${id}`, { title: 'Mine' }, { as: 'fern' }),
      await ask('PUT', `/tasks/${id}/complete`, {}, { as: 'fern' }),
      await ask('PUT', `/tasks/${id}/incomplete`, undefined, { as: 'fern' }),
      await ask('DELETE', `/tasks/${id}`, undefined, { as: 'fern' }),
    ]) {
      expect([answer.status, answer.body]).toEqual([404, notFound])
    }
  })
})

describe('PUT /tasks/:id/complete', () => {
  const completed = { ...swept, status: 'completed', completedOn: '2026-03-21' }

  test('ticks and unticks, and repeating either changes nothing', async () => {
    const { ask, id } = await withTask()
    for (const _ of [1, 2]) {
      const answer = await ask('PUT', `/tasks/${id}/complete`, { completed: true })
      expect([answer.status, answer.body]).toEqual([200, { task: completed }])
    }
    for (const _ of [1, 2]) {
      const answer = await ask('PUT', `/tasks/${id}/complete`, { completed: false })
      expect([answer.status, answer.body]).toEqual([200, { task: swept }])
    }
  })

  test.each([
    ['no body', undefined, {}],
    ['a JSON content type and no body', undefined, { 'content-type': 'application/json' }],
    ['an empty body', '', { 'content-type': 'application/json' }],
    ['null', 'null', { 'content-type': 'application/json' }],
    ['an empty object', {}, {}],
  ])('toggles the task with %s', async (_, body, headers) => {
    const { ask, id } = await withTask()
    const first = await ask('PUT', `/tasks/${id}/complete`, body, { headers })
    expect([first.status, first.body]).toEqual([200, { task: completed }])
    const second = await ask('PUT', `/tasks/${id}/complete`, body, { headers })
    expect([second.status, second.body]).toEqual([200, { task: swept }])
  })

  test('answers with the next turn of a task that repeats', async () => {
    const monthly = { isRecurring: true, recurringFrequency: 'monthly' }
    const { ask, id } = await withTask(monthly)
    const answer = await ask('PUT', `/tasks/${id}/complete`, { completed: true })
    const next = { ...swept, ...monthly, dueDate: '2026-04-30', month: '2026-04' }
    expect([answer.status, answer.body]).toEqual([200, { task: { ...completed, ...monthly }, next }])
    expect(answer.body.next.id).not.toBe(id)
    const reopened = await ask('PUT', `/tasks/${id}/complete`, { completed: false })
    expect(reopened.body).toEqual({ task: { ...swept, ...monthly } })
    expect((await ask('DELETE', `/tasks/${answer.body.next.id}`)).status).toBe(404)
  })

  test('takes the day it was done, but none in the future', async () => {
    const { ask, id } = await withTask()
    const ahead = await ask('PUT', `/tasks/${id}/complete`, { doneOn: '2026-03-22' })
    expect([ahead.status, ahead.body]).toEqual([
      409,
      problem(
        'day-not-come',
        'That date is in the future. Please choose today or an earlier date.',
        'doneOn',
      ),
    ])
    const answer = await ask('PUT', `/tasks/${id}/complete`, { doneOn: '2026-03-01' })
    expect(answer.body).toEqual({ task: { ...completed, completedOn: '2026-03-01' } })
  })

  test('uses the garden’s date, before ten in the morning too', async () => {
    const { ask } = await openedApp({ clock: () => new Date('2026-03-20T21:30:00Z') })
    const { body } = await ask('POST', '/tasks', sweep)
    expect((await ask('PUT', `/tasks/${body.task.id}/complete`)).body).toEqual({ task: completed })
  })

  test('refuses a value other than true or false', async () => {
    const { ask, id } = await withTask()
    const answer = await ask('PUT', `/tasks/${id}/complete`, { completed: 'true' })
    expect([answer.status, answer.body]).toEqual([
      400,
      problem('invalid', 'This should be true or false.', 'completed'),
    ])
  })

  test('has a second route for unticking', async () => {
    const { ask, id } = await withTask({ status: 'completed' })
    const answer = await ask('PUT', `/tasks/${id}/incomplete`)
    expect([answer.status, answer.body]).toEqual([200, { task: swept }])
  })
})

describe('DELETE /tasks/:id', () => {
  test('answers with a message, and with 404 the second time', async () => {
    const { ask, id } = await withTask()
    const answer = await ask('DELETE', `/tasks/${id}`)
    expect([answer.status, answer.body]).toEqual([200, { success: true, message: 'Task deleted' }])
    const again = await ask('DELETE', `/tasks/${id}`)
    expect([again.status, again.body]).toEqual([404, notFound])
  })
})

describe('requesting care plans', () => {
  const accepted = { status: 'accepted', message: 'Care tasks are on their way.', taskCount: 0 }
  const skipped = { status: 'skipped', message: 'The care plan is up to date or on its way.', taskCount: 0 }
  const failing = { type: 'FailCarePlan', round: 1, reason: 'Away.' } as const

  async function withPlant() {
    const opened = await openedApp()
    const { body } = await opened.ask('POST', '/locations', { name: 'Rose bed' })
    const rose = { name: 'Iceberg', species: 'Rosa', locationId: body.location.id }
    const plantId: string = (await opened.ask('POST', '/plants', rose)).body.plant.id
    return { ...opened, plantId }
  }

  test('begins the plan of a new plant whose event was not processed yet', async () => {
    const { ask, plantId, log } = await withPlant()
    const answer = await ask('POST', `/tasks/generate-for-plant/${plantId}`)
    expect([answer.status, answer.body]).toEqual([202, accepted])
    expect((await log.read(planStream(plantId, 1))).map(({ type }) => type)).toEqual(['PlanRequested'])
  })

  test('is skipped while a plan is being made', async () => {
    const { ask, plantId } = await withPlant()
    await ask('POST', `/tasks/generate-for-plant/${plantId}`)
    const body = {
      userLocation: { postcode: '2000', state: 'New South Wales' },
      taskPreferences: { gardeningEffort: 'Medium' },
    }
    for (const answer of [
      await ask('POST', `/tasks/generate-for-plant/${plantId}`, body),
      await ask('POST', `/tasks/generate-for-plant/${plantId}`),
      await ask('POST', '/tasks/generate', { plantId }),
      await ask('POST', '/tasks/generate', { regenerate: true, ...body }),
      await ask('POST', '/tasks/generate'),
    ]) {
      expect([answer.status, answer.body]).toEqual([200, skipped])
    }
  })

  test('is accepted when no plan is being made', async () => {
    const { ask, plantId, handle } = await withPlant()
    await handle({ ...failing, plantId })
    const answer = await ask('POST', `/tasks/generate-for-plant/${plantId}`)
    expect([answer.status, answer.body]).toEqual([202, accepted])
    expect(answer.headers['x-garden-revision']).toBe('3')
    expect((await ask('POST', '/tasks/generate')).body).toEqual(skipped)
  })

  test('is skipped for a garden without plants', async () => {
    const { ask } = await openedApp()
    const answer = await ask('POST', '/tasks/generate', undefined, {
      headers: { 'content-type': 'application/json' },
    })
    expect([answer.status, answer.body]).toEqual([200, skipped])
  })

  test('refuses a malformed plant id', async () => {
    const { ask } = await openedApp()
    const answer = await ask('POST', '/tasks/generate', { plantId: 'rose' })
    expect([answer.status, answer.body]).toEqual([
      400,
      problem('invalid', 'That is not a valid plant ID.', 'plantId'),
    ])
  })
})
