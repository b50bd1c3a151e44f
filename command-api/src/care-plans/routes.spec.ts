import { planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { plannedTask } from '@wattle/contracts/testing/sample-events.ts'
import { describe, expect, test } from 'vitest'
import { iris, openedApp } from '../testing/app.ts'

const wanted = {
  userLocation: { state: 'Tasmania', postcode: '7000' },
  taskPreferences: {
    gardeningEffort: 'High',
    preferredTasks: ['Mulching'],
    taskComplexity: 'Expert',
    taskPeriod: 'Next 7 days',
  },
}
const settings = {
  state: 'Tasmania',
  postcode: '7000',
  effort: 'High',
  preferredTaskTypes: ['Mulching'],
  complexity: 'Expert',
}
const accepted = { status: 'accepted', message: 'Care tasks are on their way.', taskCount: 0 }

/** An app with a plant whose first plan failed. */
async function withPlant() {
  const opened = await openedApp()
  const { body: made } = await opened.ask('POST', '/locations', { name: 'Bed' })
  const rose = { name: 'Rose', species: 'Rosa', locationId: made.location.id }
  const { body } = await opened.ask('POST', '/plants', rose)
  const plantId: string = body.plant.id
  await opened.handle({ type: 'FailCarePlan', plantId, round: 1, reason: 'Away.' })
  return { ...opened, plantId, paths: ['/tasks/generate', `/tasks/generate-for-plant/${plantId}`] as const }
}

describe.each([0, 1] as const)('POST /tasks/generate, or the same for one plant (%i)', (which) => {
  test.each([
    [undefined, undefined],
    [{}, undefined],
    [{ userLocation: null, taskPreferences: {} }, undefined],
    [wanted, settings],
    [{ taskPreferences: { effort: 'Low' } }, { effort: 'Low' }],
  ])('with %j records the given location and preferences', async (body, expected) => {
    const { ask, log, plantId, paths } = await withPlant()
    const answer = await ask('POST', paths[which], body)
    expect([answer.status, answer.body]).toEqual([202, accepted])
    const events = await log.read(gardenStream(iris))
    expect(events.at(-1)).toMatchObject({ type: 'CarePlanRequested' })
    expect(events.at(-1)?.data).toEqual({
      plantId,
      round: 2,
      replacing: false,
      ...(expected ? { settings: expected } : {}),
    })
  })

  test.each([
    [{ userLocation: { state: 'Bavaria' } }, 'userLocation.state', 'Please choose your state or territory.'],
    [
      { userLocation: { postcode: 'abc' } },
      'userLocation.postcode',
      'Please enter a valid 4-digit Australian postcode',
    ],
    [
      { taskPreferences: { gardeningEffort: 'Huge' } },
      'taskPreferences.effort',
      expect.stringMatching(/\.$/),
    ],
    [
      { taskPreferences: { taskPeriod: 'Next year' } },
      'taskPreferences.taskPeriod',
      expect.stringMatching(/\.$/),
    ],
    [
      { taskPreferences: { preferredTasks: ['Mowing'] } },
      'taskPreferences.preferredTaskTypes.0',
      expect.stringMatching(/\.$/),
    ],
    [{ taskPreferences: 'High' }, 'taskPreferences', expect.stringMatching(/\.$/)],
  ])('refuses %j with a sentence', async (body, path, message) => {
    const { ask, paths } = await withPlant()
    const answer = await ask('POST', paths[which], body)
    expect([answer.status, answer.body.code, answer.body.issues]).toEqual([
      400,
      'invalid',
      [{ path, message }],
    ])
  })
})

test('a lost plan request is repaired when its plant is named, not when all plants are requested', async () => {
  const { ask, log, plantId } = await withPlant()
  const { body: made } = await ask('POST', '/locations', { name: 'Pond' })
  const lily = { name: 'Lily', species: 'Nymphaea', locationId: made.location.id }
  const lilyId: string = (await ask('POST', '/plants', lily)).body.plant.id
  const isOpened = async (stream: string) => (await log.read(stream)).length > 0
  const generate = async (body: object) => (await ask('POST', '/tasks/generate', body)).body.status

  expect(await generate({})).toBe('accepted')
  expect(await isOpened(planStream(plantId, 2))).toBe(true)
  expect(await isOpened(planStream(lilyId, 1))).toBe(false)
  expect(await generate({})).toBe('skipped')
  expect(await generate({ plantId: lilyId })).toBe('accepted')
  expect(await isOpened(planStream(lilyId, 1))).toBe(true)
})

test('the answer counts the generated tasks that exist, not those to come', async () => {
  const { ask, handle, plantId } = await withPlant()
  const generate = async (body: object) => {
    const answer = await ask('POST', '/tasks/generate', body)
    return [answer.status, answer.body.status, answer.body.taskCount]
  }
  expect(await generate({ plantId })).toEqual([202, 'accepted', 0])
  expect(await generate({ plantId })).toEqual([200, 'skipped', 0])
  const tasks = ['Prune', 'Feed', 'Mulch'].map((title) =>
    plannedTask(title, { plantId, dueDate: '2026-05-01' }),
  )
  await handle({ type: 'AcceptCarePlan', plantId, round: 2, tasks })
  await ask('POST', '/tasks', { plantId, title: 'Tie in', dueDate: '2026-05-01' })
  await ask('PUT', `/tasks/${tasks[0]?.taskId}/complete`, { completed: true })
  expect(await generate({ plantId })).toEqual([200, 'skipped', 2])
  expect(await generate({})).toEqual([200, 'skipped', 2])
  expect(await generate({ regenerate: true })).toEqual([202, 'accepted', 2])
})
