import { PlantId, TaskId } from '@wattle/contracts/ids.ts'
import { fromJson, type JsonText, jsonList, jsonObject, toJson } from '@wattle/contracts/json-text.ts'
import { maxBatchSize } from '@wattle/contracts/max-batch-size.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { taskStatuses } from '@wattle/contracts/tasks/choices.ts'
import { TaskPage, type TaskWithPlant, TaskWithPlantResponse } from '@wattle/contracts/tasks/views.ts'
import { keyOf } from '@wattle/projections/read-model.ts'
import { sendJson } from '@wattle/server/http/send-json.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { loadOneView } from '../collections.ts'
import { findViewPage, pageSize, tokenOf } from '../paging.ts'
import type { QueryDeps } from '../query-deps.ts'
import { withPlants } from './with-plants.ts'

const tags = ['tasks']

const monthSentence = 'Please enter a month as YYYY-MM, between 1900 and 2199.'

const TaskQuery = z.object({
  limit: pageSize(20, maxBatchSize),
  nextToken: tokenOf(z.tuple([z.string(), z.number(), TaskId])),
  status: z.enum(taskStatuses).optional(),
  /** `unscheduled` means tasks without a date; the result is always empty, because every task has one. */
  month: z
    .union(
      [z.literal('unscheduled'), z.string().regex(/^(19|2[01])[0-9]{2}-(0[1-9]|1[0-2])$/, monthSentence)],
      monthSentence,
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
    async ({ gardener: { gardenId }, query }, reply) => {
      const { limit, nextToken, status, month, plantId } = query
      if (month === 'unscheduled') return { tasks: [], nextToken: null, count: 0 }
      const where = {
        gardenId,
        ...(status ? { status } : {}),
        ...(month ? { month } : {}),
        ...(plantId ? { plantId } : {}),
      }
      const after = nextToken && [nextToken[0], nextToken[1], keyOf(gardenId, nextToken[2])]
      const page = await findViewPage(tasks, 'task', {
        where,
        sort: ['dueDate', 'priority'],
        fields: ['plantId'],
        ...(after ? { after } : {}),
        limit,
      })
      const isAll = !after && page.nextToken === null
      const found = page.shown.map(({ json, values: [plantId] }) => ({ json, plantId: plantId as PlantId }))
      const json = jsonObject<TaskPage>({
        tasks: jsonList(await withPlants(collections, gardenId, found)),
        nextToken: toJson(page.nextToken),
        count: toJson(isAll ? page.shown.length : await tasks.count(where)),
      })
      return sendJson(reply, json)
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
        response: { 200: TaskWithPlantResponse },
      },
    },
    async ({ gardener: { gardenId }, params: { id } }, reply) => {
      const json = await loadOneView(tasks, 'task', gardenId, id)
      if (!json) throw new Refused('task-not-found')
      const [task] = await withPlants(collections, gardenId, [{ json, plantId: fromJson(json).plantId }])
      return sendJson(reply, jsonObject({ task: task as JsonText<TaskWithPlant> }))
    },
  )
}
