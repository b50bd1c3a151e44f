import { Deleted } from '@wattle/contracts/deletion.ts'
import { NurseryPlantId } from '@wattle/contracts/ids.ts'
import { NewNurseryPlant, NurseryPlantChanges } from '@wattle/contracts/nursery/commands.ts'
import { NurseryPlantResponse } from '@wattle/contracts/nursery/views.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import { largestBody } from '@wattle/server/http/json-bodies.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dispatch } from '../dispatch/dispatch.ts'
import type { NamePicture } from '../images/name-picture.ts'
import { presentNurseryPlantIn } from './present.ts'

const params = z.object({ id: NurseryPlantId })
const tags = ['nursery']

type Options = { dispatch: Dispatch; namePicture: NamePicture; clock: () => Date }

export const nurseryRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { dispatch, namePicture, clock },
) => {
  app.post(
    '/nursery/plants',
    {
      bodyLimit: largestBody,
      schema: {
        tags,
        summary: 'Add a plant to the nursery list',
        body: NewNurseryPlant,
        response: { 201: NurseryPlantResponse },
      },
    },
    async (request, reply) => {
      const nurseryPlantId = uuid5(request.command.id, 'nursery-plant')
      const imageUrl = namePicture(request, request.body.imageUrl)
      const { garden } = await dispatch(request, reply, {
        type: 'AddNurseryPlant',
        nurseryPlantId,
        now: clock().toISOString(),
        ...request.body,
        imageUrl,
      })
      return reply.status(201).send({ plant: presentNurseryPlantIn(garden, nurseryPlantId) })
    },
  )

  app.put(
    '/nursery/plants/:id',
    {
      bodyLimit: largestBody,
      schema: {
        tags,
        summary: 'Change a plant on the nursery list',
        params,
        body: NurseryPlantChanges,
        response: { 200: NurseryPlantResponse },
      },
    },
    async (request, reply) => {
      const nurseryPlantId = request.params.id
      const imageUrl = namePicture(request, request.body.imageUrl)
      const changes = { ...request.body, imageUrl }
      const { garden } = await dispatch(request, reply, {
        type: 'ReviseNurseryPlant',
        nurseryPlantId,
        changes,
      })
      return { plant: presentNurseryPlantIn(garden, nurseryPlantId) }
    },
  )

  app.delete(
    '/nursery/plants/:id',
    {
      schema: {
        tags,
        summary: 'Take a plant off the nursery list',
        params,
        response: { 200: Deleted },
      },
    },
    async (request, reply) => {
      await dispatch(request, reply, { type: 'RemoveNurseryPlant', nurseryPlantId: request.params.id })
      return { success: true as const, message: 'Nursery plant removed' }
    },
  )
}
