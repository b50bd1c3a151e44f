import { Deleted } from '@wattle/contracts/deletion.ts'
import { PlantMoves, SeveralPlants } from '@wattle/contracts/plants/commands.ts'
import { PlantsResponse } from '@wattle/contracts/plants/views.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Dispatch } from '../dispatch/dispatch.ts'
import { presentPlantIn } from './present.ts'

const tags = ['plants']

/** Routes that change several plants at once, either all of them or none. */
export const severalPlantsRoutes: FastifyPluginAsyncZod<{ dispatch: Dispatch }> = async (
  app,
  { dispatch },
) => {
  app.put(
    '/plants/move',
    {
      schema: {
        tags,
        summary: 'Move several plants, each to a location',
        description: 'All of them or none.',
        body: PlantMoves,
        response: { 200: PlantsResponse },
      },
    },
    async (request, reply) => {
      const { moves } = request.body
      const { garden } = await dispatch(request, reply, { type: 'MovePlants', moves })
      const plantIds = new Set(moves.map(({ plantId }) => plantId))
      return { plants: [...plantIds].map((plantId) => presentPlantIn(garden, plantId)) }
    },
  )

  app.post(
    '/plants/delete',
    {
      schema: {
        tags,
        summary: 'Delete several plants with their tasks',
        description: 'All of them or none.',
        body: SeveralPlants,
        response: { 200: Deleted },
      },
    },
    async (request, reply) => {
      const { plantIds } = request.body
      const { events } = await dispatch(request, reply, { type: 'DeletePlants', plantIds })
      const deleted = events.filter((event) => event.type === 'PlantDeleted')
      const tasksDeleted = deleted.reduce((sum, { tasks }) => sum + tasks.length, 0)
      return {
        success: true as const,
        message: 'Plants deleted',
        plantsDeleted: deleted.length,
        tasksDeleted,
      }
    },
  )
}
