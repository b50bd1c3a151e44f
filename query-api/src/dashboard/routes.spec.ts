import {
  factsOf,
  idOf,
  locationCreated,
  nurseryPlantAdded,
  plannedTask,
  plantCreated,
} from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { fern, iris, openQueryServer } from '../testing/query-server.ts'

const nothing = {
  tasksThisMonth: 0,
  incompleteTasksThisMonth: 0,
  tasksThisMonthByPriority: { high: 0, medium: 0, low: 0 },
  tasksLastMonth: 0,
  incompleteTasksLastMonth: 0,
  tasksLastMonthByPriority: { high: 0, medium: 0, low: 0 },
  leftOver: [],
  totalTasks: 0,
  totalPlants: 0,
  totalNurseryPlants: 0,
  totalLocations: 0,
  plantsByLocation: [],
}

test('the summary of an empty garden counts nothing', async () => {
  const server = await openQueryServer()
  expect((await server.ask('/summary', { as: 'iris' })).body).toEqual(nothing)
  await server.close()
})

test('the summary counts plants, locations and the tasks of this month, last month and all months', async () => {
  const server = await openQueryServer()
  const done = plannedTask('Done', { dueDate: '2026-03-01', priority: 1 })
  await server.happen(iris, [
    locationCreated('Bed'),
    locationCreated('Balcony'),
    plantCreated('Rose', 'Bed'),
    plantCreated('Aster', 'Bed'),
    nurseryPlantAdded('Lavender'),
    nurseryPlantAdded('Kangaroo paw'),
    { type: 'NurseryPlantRemoved', nurseryPlantId: idOf('Kangaroo paw') },
    { type: 'TaskAdded', task: done },
    { type: 'TaskAdded', task: plannedTask('High', { dueDate: '2026-03-31', priority: 1 }) },
    { type: 'TaskAdded', task: plannedTask('Low', { dueDate: '2026-03-02', priority: 3 }) },
    { type: 'TaskAdded', task: plannedTask('February', { dueDate: '2026-02-28', priority: 2 }) },
    { type: 'TaskAdded', task: plannedTask('April', { dueDate: '2026-04-01' }) },
    { type: 'TaskCompleted', task: factsOf(done), doneOn: '2026-03-01', next: null },
  ])
  expect((await server.ask('/summary', { as: 'iris' })).body).toEqual({
    tasksThisMonth: 3,
    incompleteTasksThisMonth: 2,
    tasksThisMonthByPriority: { high: 1, medium: 0, low: 1 },
    tasksLastMonth: 1,
    incompleteTasksLastMonth: 1,
    tasksLastMonthByPriority: { high: 0, medium: 1, low: 0 },
    leftOver: [{ month: '2026-02', count: 1 }],
    totalTasks: 5,
    totalPlants: 2,
    totalNurseryPlants: 1,
    totalLocations: 2,
    plantsByLocation: [
      { id: idOf('Bed'), name: 'Bed', count: 2 },
      { id: idOf('Balcony'), name: 'Balcony', count: 0 },
    ],
  })
  await server.close()
})

test('the summary counts the pending tasks of every earlier month, latest month first', async () => {
  const server = await openQueryServer()
  const done = plannedTask('Done', { dueDate: '2026-01-05' })
  await server.happen(iris, [
    { type: 'TaskAdded', task: plannedTask('December', { dueDate: '2025-12-31' }) },
    { type: 'TaskAdded', task: done },
    { type: 'TaskAdded', task: plannedTask('February', { dueDate: '2026-02-01' }) },
    { type: 'TaskAdded', task: plannedTask('February too', { dueDate: '2026-02-28' }) },
    { type: 'TaskAdded', task: plannedTask('March', { dueDate: '2026-03-01' }) },
    { type: 'TaskCompleted', task: factsOf(done), doneOn: '2026-01-05', next: null },
  ])
  expect((await server.ask('/summary', { as: 'iris' })).body.leftOver).toEqual([
    { month: '2026-02', count: 2 },
    { month: '2025-12', count: 1 },
  ])
  await server.close()
})

test("this month begins by the date in the gardener's own state", async () => {
  // Half past midnight on 1 January in Sydney is still 31 December in Perth.
  const server = await openQueryServer({ now: new Date('2026-12-31T13:30:00Z') })
  const events = [
    { type: 'TaskAdded' as const, task: plannedTask('December', { dueDate: '2026-12-31' }) },
    { type: 'TaskAdded' as const, task: plannedTask('January', { dueDate: '2027-01-01' }) },
    { type: 'TaskAdded' as const, task: plannedTask('January too', { dueDate: '2027-01-31' }) },
  ]
  await server.happen(iris, events)
  await server.happen(fern, [...events, { type: 'GardenPlaced', state: 'Western Australia' }])
  const counts = async (as: 'iris' | 'fern') => {
    const { body } = await server.ask('/summary', { as })
    return [body.tasksLastMonth, body.tasksThisMonth]
  }
  expect(await counts('iris')).toEqual([1, 2])
  expect(await counts('fern')).toEqual([0, 1])
  await server.close()
})
