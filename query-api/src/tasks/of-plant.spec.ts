import type { Stored } from '@wattle/adapters/read-models/port.ts'
import { idOf, plannedTask } from '@wattle/contracts/testing/sample-events.ts'
import type { TaskDocument } from '@wattle/projections/tasks/document.ts'
import { tasks } from '@wattle/projections/tasks/tasks.ts'
import { givenEvents } from '@wattle/projections/testing/given-events.ts'
import { gardenA, happenedIn } from '@wattle/projections/testing/happened.ts'
import { expect, test } from 'vitest'
import type { Collections } from '../collections.ts'
import { plantTasksAmong, tasksOfPlant } from './of-plant.ts'

test('a task that is completed between the two searches is listed once', async () => {
  const plantId = idOf('Rose')
  const task = plannedTask('Prune', { plantId })
  const document = Object.values(givenEvents(tasks, happenedIn(gardenA, [{ type: 'TaskAdded', task }])))[0]
  const found = (status: string) =>
    [{ id: task.taskId, document: { ...document, status } }] as unknown as Stored<TaskDocument>[]
  const find = async ({ where }: { where: { status?: unknown } }) => found(String(where.status))
  const collection = { find, count: async () => 1 } as unknown as Collections['tasks']
  const { tasks: listed, earlierCompleted } = await tasksOfPlant({ tasks: collection }, gardenA, plantId)
  expect(listed.map(({ title, status }) => [title, status])).toEqual([['Prune', 'pending']])
  expect(earlierCompleted).toBe(0)
})

test('tasks of one day and priority are listed by id, completed or not', () => {
  const added = ['c', 'a', 'b'].map((letter) => ({
    type: 'TaskAdded' as const,
    task: plannedTask(letter, { taskId: `${letter}0000000-0000-4000-8000-000000000000` }),
  }))
  const documents = Object.values(givenEvents(tasks, happenedIn(gardenA, added))) as TaskDocument[]
  const listed = documents.map((document) =>
    document.title === 'c' ? { ...document, status: 'completed' as const } : document,
  )
  expect(plantTasksAmong(listed).tasks.map(({ title }) => title)).toEqual(['a', 'b', 'c'])
})
