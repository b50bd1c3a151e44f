import { PlantId, TaskId } from '@wattle/contracts/ids.ts'
import { mostAtOnce } from '@wattle/contracts/most-at-once.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { taskStatuses } from '@wattle/contracts/tasks/choices.ts'
import { TaskPage, type TaskWithPlant, TaskWithPlantAnswer } from '@wattle/contracts/tasks/views.ts'
import { keyOf } from '@wattle/projections/read-model.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { loadOne } from '../collections.ts'
import { findPage, pageSize, tokenOf } from '../paging.ts'
import type { QueryDeps } from '../query-deps.ts'
import { withPlants } from './with-plants.ts'

const tags = ['tasks']

const TaskQuery = z.object({
  limit: pageSize(20, mostAtOnce),
  nextToken: tokenOf(z.tuple([z.string(), z.number(), TaskId])),
  status: z.enum(taskStatuses).optional(),
  /** `unscheduled` asks for tasks without a date, of which there are none: every task has one. */
  month: z
    .union(
      [z.literal('unscheduled'), z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)],
      'Please enter a month as YYYY-MM.',
    )
    .optional(),
  plantId: PlantId.optional(),
})

export const taskRoutes: FastifyPluginAsyncZod<QueryDeps> = async (app, { collections }) => {
  const { tasks } = collections

  app.get(
    '/tasks-with-plants',
    {
      config: { reads: ['tasks', 'plants', 'locations'] },
      schema: {
        tags,
        summary: 'Tasks by due date, each with its plant',
        querystring: TaskQuery,
        response: { 200: TaskPage },
      },
    },
    async ({ gardener: { gardenId }, query }) => {
      const { limit, nextToken, status, month, plantId } = query
      if (month === 'unscheduled') return { tasks: [], nextToken: null, count: 0 }
      const where = {
        gardenId,
        ...(status ? { status } : {}),
        ...(month ? { month } : {}),
        ...(plantId ? { plantId } : {}),
      }
      const after = nextToken && [nextToken[0], nextToken[1], keyOf(gardenId, nextToken[2])]
      const page = await findPage(
        tasks,
        { where, sort: ['dueDate', 'priority'], ...(after ? { after } : {}), limit },
        ({ dueDate, priority, id }) => [dueDate, priority, id],
      )
      return {
        tasks: await withPlants(collections, gardenId, page.documents),
        nextToken: page.nextToken,
        count: await tasks.count(where),
      }
    },
  )

  app.get(
    '/tasks/:id',
    {
      config: { reads: ['tasks', 'plants', 'locations'] },
      schema: {
        tags,
        summary: 'One task with its plant',
        params: z.object({ id: TaskId }),
        response: { 200: TaskWithPlantAnswer },
      },
    },
    async ({ gardener: { gardenId }, params: { id } }) => {
      const task = await loadOne(tasks, gardenId, id)
      if (!task) throw new Refused('task-not-found')
      const [shown] = await withPlants(collections, gardenId, [task])
      return { task: shown as TaskWithPlant }
    },
  )
}
