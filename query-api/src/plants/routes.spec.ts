import { addDays } from '@wattle/contracts/civil-date.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import { idOf, locationCreated, plannedTask, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import type { PlantDocument } from '@wattle/projections/plants/document.ts'
import { plants } from '@wattle/projections/plants/plants.ts'
import { keyOf } from '@wattle/projections/read-model.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mostCompleted } from '../tasks/of-plant.ts'
import { fern, iris, openQueryServer, type QueryServer } from '../testing/query-server.ts'

let server: QueryServer
beforeEach(async () => {
  server = await openQueryServer()
})
afterEach(() => server.close())

const care = {
  careInstructions: { ...noCareInstructions, soil: 'Loam' },
  careAuthors: { soil: 'guide' },
} as const
const rose = {
  id: idOf('Rose'),
  name: 'Rose',
  species: 'Acacia pycnantha',
  locationId: idOf('Bed'),
  plantedDate: '2026-01-05',
  plantingMethod: 'ground',
  visibility: 'private',
  ...care,
  imageUrl: null,
  kind: 'native-tree',
}

const noTasks = { tasks: [], earlierCompleted: 0 }

test('a garden without plants has an empty list', async () => {
  const { status, body, headers } = await server.ask('/plants', { as: 'iris' })
  expect({ status, body }).toEqual({ status: 200, body: { plants: [] } })
  expect(headers).toMatchObject({ 'x-garden-revision': '-1', 'cache-control': 'no-store' })
})

test("plants are listed in order of creation, and only the gardener's own", async () => {
  await server.happen(iris, [
    locationCreated('Bed'),
    plantCreated('Rose', 'Bed', care),
    plantCreated('Aster', 'Bed', care),
  ])
  await server.happen(fern, [locationCreated('Pot'), plantCreated('Fern', 'Pot')])
  const { body } = await server.ask('/plants', { as: 'iris' })
  expect(body).toEqual({ plants: [rose, { ...rose, id: idOf('Aster'), name: 'Aster' }] })
})

test('a plant is found by its id in upper or lower case', async () => {
  await server.happen(iris, [locationCreated('Bed'), plantCreated('Rose', 'Bed', care)])
  expect((await server.ask(`/plants/${rose.id}`, { as: 'iris' })).body).toEqual({ plant: rose })
  expect((await server.ask(`/plants/${rose.id.toUpperCase()}`, { as: 'iris' })).body).toEqual({ plant: rose })
})

test("a plant's tasks are sorted by due date, with the state of its care plan", async () => {
  const plantId = rose.id
  await server.happen(iris, [
    locationCreated('Bed'),
    plantCreated('Rose', 'Bed'),
    plantCreated('Aster', 'Bed'),
    {
      type: 'CarePlanAccepted',
      plantId,
      round: 1,
      tasks: [
        plannedTask('Later', { plantId, dueDate: '2026-08-01' }),
        plannedTask('Sooner', { plantId, dueDate: '2026-05-01' }),
      ],
      replaced: [],
      note: 'Only 2 jobs suit this plant here',
    },
    { type: 'TaskAdded', task: plannedTask('Other', { plantId: idOf('Aster') }) },
  ])
  const { body } = await server.ask(`/plants/${plantId}/tasks`, { as: 'iris' })
  expect(body.tasks.map((task: { title: string }) => task.title)).toEqual(['Sooner', 'Later'])
  expect(body.plan).toEqual({ status: 'ready', reason: 'Only 2 jobs suit this plant here' })
  const other = await server.ask(`/plants/${idOf('Aster')}/tasks`, { as: 'iris' })
  expect(other.body.plan).toEqual({ status: 'generating' })
})

test('a plant lists all pending tasks but only the latest completed ones', async () => {
  const plantId = rose.id
  const addedAndDone = (title: string, dueDate: string): GardenEvent[] => {
    const { taskId, priority } = plannedTask(title)
    const task = { taskId, plantId, dueDate, priority, status: 'pending' } as const
    return [
      { type: 'TaskAdded', task: plannedTask(title, { plantId, dueDate }) },
      { type: 'TaskCompleted', task, doneOn: dueDate, next: null },
    ]
  }
  const done = Array.from({ length: mostCompleted }, (_, index) =>
    addedAndDone(`Done ${index}`, addDays('2024-01-01', index)),
  ).flat()
  const planted = [locationCreated('Bed'), plantCreated('Rose', 'Bed'), ...done]
  await server.happen(iris, planted)
  const tasksOf = async () => (await server.ask(`/plants/${plantId}/tasks`, { as: 'iris' })).body
  const all = await tasksOf()
  expect([all.tasks.length, all.earlierCompleted]).toEqual([mostCompleted, 0])

  const late = plannedTask('Late', { plantId, dueDate: '2023-01-01' })
  const more = [...addedAndDone('Older', '2023-12-30'), ...addedAndDone('Old', '2023-12-31')]
  await server.happen(iris, [...planted, ...more, { type: 'TaskAdded', task: late }])
  const { plan: _plan, ...latest } = await tasksOf()
  expect(latest.tasks[0].title).toBe('Late')
  expect(latest).toEqual({ tasks: [latest.tasks[0], ...all.tasks], earlierCompleted: 2 })
  const then = await server.ask(`/plants/${plantId}/history?at=2026-12-31`, { as: 'iris' })
  expect(then.body.asOf).toMatchObject(latest)
})

test('a care plan is shown as ready only once its tasks can be read', async () => {
  const tasksOf = `/plants/${rose.id}/tasks`
  const planted = [locationCreated('Bed'), plantCreated('Rose', 'Bed')]
  const accepted: GardenEvent = {
    type: 'CarePlanAccepted',
    plantId: rose.id,
    round: 1,
    tasks: [plannedTask('Prune', { plantId: rose.id })],
    replaced: [],
  }
  await server.happen(iris, planted)
  await server.happen(iris, [...planted, accepted], [plants])
  const { tasks: kept } = server.collections
  const { waitForSeen } = kept
  kept.waitForSeen = async () => false
  const early = await server.ask(tasksOf, { as: 'iris' })
  expect(early.body).toEqual({ ...noTasks, plan: { status: 'generating' } })
  expect(early.headers).not.toHaveProperty('etag')
  kept.waitForSeen = (...wait) => waitForSeen.apply(kept, wait)
  const answer = server.ask(tasksOf, { as: 'iris' })
  await server.happen(iris, [...planted, accepted])
  const { body, headers } = await answer
  expect(body).toMatchObject({ tasks: [{ title: 'Prune' }], plan: { status: 'ready' } })
  expect(headers).toHaveProperty('etag')
})

test('a plan that was saved before its revision was seen is still shown as generating', async () => {
  const planted = [locationCreated('Bed'), plantCreated('Rose', 'Bed')]
  await server.happen(iris, planted)
  const kept = await server.readModels.open<PlantDocument>(plants)
  const key = keyOf(iris, rose.id)
  const stored = (await kept.load([key])).get(key)
  if (!stored?.document) throw new Error('The rose is not there.')
  const document = { ...stored.document, plan: { status: 'ready' } as const }
  await kept.save([{ ...stored, revision: stored.revision + 1, document }], new Map())
  server.collections.tasks.waitForSeen = async () => false
  const { body } = await server.ask(`/plants/${rose.id}/tasks`, { as: 'iris' })
  expect(body).toEqual({ ...noTasks, plan: { status: 'generating' } })
})

test.each(['', '/tasks'])('a plant that is unknown or in another garden is not found: %s', async (rest) => {
  await server.happen(fern, [locationCreated('Bed'), plantCreated('Rose', 'Bed')])
  const foreign = await server.ask(`/plants/${rose.id}${rest}`, { as: 'iris' })
  expect({ status: foreign.status, code: foreign.body.code }).toEqual({
    status: 404,
    code: 'plant-not-found',
  })
  const unknown = await server.ask(`/plants/${idOf('nothing')}${rest}`, { as: 'iris' })
  expect(unknown.status).toBe(404)
  expect((await server.ask(`/plants/${rose.id}${rest}`, { as: 'fern' })).status).toBe(200)
})

test('a malformed plant id is refused with 400, and a request without a sign-in with 401', async () => {
  expect((await server.ask('/plants/rose', { as: 'iris' })).status).toBe(400)
  expect((await server.ask('/plants')).status).toBe(401)
})
