import { Deleted } from '@wattle/contracts/deletion.ts'
import { PlantId } from '@wattle/contracts/ids.ts'
import { NewPlant, PlantChanges } from '@wattle/contracts/plants/commands.ts'
import { PlantResponse } from '@wattle/contracts/plants/views.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import { largestBody } from '@wattle/server/http/json-bodies.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dispatch } from '../dispatch/dispatch.ts'
import type { NamePicture } from '../images/name-picture.ts'
import { presentPlantIn } from './present.ts'

const params = z.object({ id: PlantId })
const tags = ['plants']

type Options = { dispatch: Dispatch; namePicture: NamePicture; clock: () => Date }

export const plantRoutes: FastifyPluginAsyncZod<Options> = async (app, { dispatch, namePicture, clock }) => {
  app.post(
    '/plants',
    {
      bodyLimit: largestBody,
      schema: { tags, summary: 'Add a plant', body: NewPlant, response: { 201: PlantResponse } },
    },
    async (request, reply) => {
      const plantId = uuid5(request.command.id, 'plant')
      const imageUrl = namePicture(request, request.body.imageUrl)
      const now = clock().toISOString()
      const { garden } = await dispatch(request, reply, {
        type: 'CreatePlant',
        plantId,
        now,
        ...request.body,
        imageUrl,
      })
      return reply.status(201).send({ plant: presentPlantIn(garden, plantId) })
    },
  )

  app.put(
    '/plants/:id',
    {
      bodyLimit: largestBody,
      schema: {
        tags,
        summary: 'Change a plant',
        params,
        body: PlantChanges,
        response: { 200: PlantResponse },
      },
    },
    async (request, reply) => {
      const plantId = request.params.id
      const imageUrl = namePicture(request, request.body.imageUrl)
      const changes = { ...request.body, imageUrl }
      const { garden } = await dispatch(request, reply, {
        type: 'ChangePlant',
        plantId,
        now: clock().toISOString(),
        changes,
      })
      return { plant: presentPlantIn(garden, plantId) }
    },
  )

  app.delete(
    '/plants/:id',
    { schema: { tags, summary: 'Delete a plant with its tasks', params, response: { 200: Deleted } } },
    async (request, reply) => {
      const { events } = await dispatch(request, reply, { type: 'DeletePlant', plantId: request.params.id })
      const tasksDeleted = events.find((event) => event.type === 'PlantDeleted')?.tasks.length ?? 0
      return { success: true as const, message: 'Plant deleted', tasksDeleted }
    },
  )
}
