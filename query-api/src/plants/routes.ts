import type { CarePlanView } from '@wattle/contracts/care-plans/views.ts'
import { PlantId } from '@wattle/contracts/ids.ts'
import { jsonObject } from '@wattle/contracts/json-text.ts'
import { presentPlant } from '@wattle/contracts/plants/present.ts'
import {
  PlantResponse,
  PlantsResponse,
  PlantTasksResponse,
  PlantWithLocationPage,
} from '@wattle/contracts/plants/views.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { sendJson } from '@wattle/server/http/send-json.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { loadOneView, loadStored } from '../collections.ts'
import { hasCaughtUp } from '../consistency.ts'
import { withKind } from '../guide/drawn-kind.ts'
import type { QueryDeps } from '../query-deps.ts'
import { matching } from '../search.ts'
import { tasksOfPlant } from '../tasks/of-plant.ts'
import { findPlants, plantListQuery } from './find-plants.ts'
import { presentPlan, withKindInJson } from './present.ts'
import { withLocations } from './with-locations.ts'

const params = z.object({ id: PlantId })
const tags = ['plants']

export const plantRoutes: FastifyPluginAsyncZod<QueryDeps> = async (app, deps) => {
  const { plants } = deps.collections

  app.get(
    '/plants',
    {
      config: { reads: ['plants'] },
      schema: { tags, summary: 'All plants', response: { 200: PlantsResponse } },
    },
    async ({ gardener: { gardenId } }) => {
      const found = await plants.find({ where: { gardenId }, sort: ['created'] })
      return { plants: found.map(({ document }) => withKind(presentPlant(document))) }
    },
  )

  app.get(
    '/plants-with-locations',
    {
      config: { reads: ['plants', 'locations'] },
      schema: {
        tags,
        summary: 'Plants of the whole garden, searched and sorted, each with its location',
        querystring: plantListQuery(20),
        response: { 200: PlantWithLocationPage },
      },
    },
    async ({ gardener: { gardenId }, query }) => {
      const page = await findPlants(plants, { gardenId }, query)
      return {
        plants: await withLocations(deps.collections, gardenId, page.documents),
        nextToken: page.nextToken,
        count: await plants.count({ gardenId, ...matching(query.search) }),
      }
    },
  )

  app.get(
    '/plants/:id',
    {
      config: { reads: ['plants'] },
      schema: { tags, summary: 'One plant', params, response: { 200: PlantResponse } },
    },
    async ({ gardener: { gardenId }, params: { id } }, reply) => {
      const plant = await loadOneView(plants, 'plant', gardenId, id)
      if (!plant) throw new Refused('plant-not-found')
      return sendJson(reply, jsonObject({ plant: withKindInJson(plant) }))
    },
  )

  app.get(
    '/plants/:id/tasks',
    {
      config: { reads: ['plants', 'tasks'] },
      schema: {
        tags,
        summary: 'A plant’s pending tasks, the latest completed ones, and the status of its care plan',
        params,
        response: { 200: PlantTasksResponse },
      },
    },
    async ({ gardener: { gardenId }, params: { id } }, reply) => {
      const stored = await loadStored(plants, gardenId, id)
      const plant = stored?.document
      if (!plant) throw new Refused('plant-not-found')
      // A plan is ready once its tasks can be read, because clients stop polling then.
      const isComplete =
        plant.plan.status !== 'ready' || (await hasCaughtUp(deps, gardenId, 'tasks', stored.revision))
      // This response changes without a further event, once the tasks are there or the wait is given up.
      if (!isComplete) reply.removeHeader('etag')
      const plan: CarePlanView = isComplete ? presentPlan(plant.plan) : { status: 'generating' }
      return { ...(await tasksOfPlant(deps.collections, gardenId, id)), plan }
    },
  )
}
