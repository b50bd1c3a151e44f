import { Deleted } from '@wattle/contracts/deletion.ts'
import { LocationId } from '@wattle/contracts/ids.ts'
import { LocationChanges, NewLocation } from '@wattle/contracts/locations/commands.ts'
import { LocationResponse, LocationVisibilityResponse } from '@wattle/contracts/locations/views.ts'
import { visibilityOf } from '@wattle/contracts/locations/visibility.ts'
import { VisibilityChoice } from '@wattle/contracts/plants/commands.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dispatch } from '../dispatch/dispatch.ts'
import { plantsOf } from '../state/garden-lookup.ts'
import { presentLocationIn } from './present.ts'

const params = z.object({ id: LocationId })
const tags = ['locations']

type Options = {
  dispatch: Dispatch
  /** Whether data is kept in memory only. */
  isMockData: boolean
}

export const locationRoutes: FastifyPluginAsyncZod<Options> = async (app, { dispatch, isMockData }) => {
  app.post(
    '/locations',
    { schema: { tags, summary: 'Add a location', body: NewLocation, response: { 201: LocationResponse } } },
    async (request, reply) => {
      const locationId = uuid5(request.command.id, 'location')
      const { garden } = await dispatch(request, reply, {
        type: 'CreateLocation',
        locationId,
        ...request.body,
      })
      return reply.status(201).send({ location: presentLocationIn(garden, locationId, isMockData) })
    },
  )

  app.put(
    '/locations/:id',
    {
      schema: {
        tags,
        summary: 'Change a location',
        params,
        body: LocationChanges,
        response: { 200: LocationResponse },
      },
    },
    async (request, reply) => {
      const locationId = request.params.id
      const { garden } = await dispatch(request, reply, {
        type: 'ChangeLocation',
        locationId,
        changes: request.body,
      })
      return { location: presentLocationIn(garden, locationId, isMockData) }
    },
  )

  app.put(
    '/locations/:id/plants/visibility',
    {
      schema: {
        tags,
        summary: 'Make every plant of a location private or public',
        params,
        body: VisibilityChoice,
        response: { 200: LocationVisibilityResponse },
      },
    },
    async (request, reply) => {
      const locationId = request.params.id
      const { visibility } = request.body
      const { garden } = await dispatch(request, reply, {
        type: 'ChangeLocationVisibility',
        locationId,
        visibility,
      })
      return {
        success: true as const,
        message: `Plant visibility set to ${visibility}`,
        locationVisibility: visibilityOf(plantsOf(garden, locationId).map((plant) => plant.visibility)),
      }
    },
  )

  app.delete(
    '/locations/:id',
    {
      schema: {
        tags,
        summary: 'Delete a location with its plants and their tasks',
        description: 'With `cascade=false`, a location that still has plants is not deleted.',
        params,
        querystring: z.object({ cascade: z.enum(['true', 'false']).default('true') }),
        response: { 200: Deleted },
      },
    },
    async (request, reply) => {
      const locationId = request.params.id
      const cascade = request.query.cascade === 'true'
      const { events } = await dispatch(request, reply, { type: 'DeleteLocation', locationId, cascade })
      const deleted = events.find((event) => event.type === 'LocationDeleted')
      const plantsDeleted = deleted?.plantIds.length ?? 0
      const tasksDeleted = deleted?.tasks.length ?? 0
      return { success: true as const, message: 'Location deleted', plantsDeleted, tasksDeleted }
    },
  )
}
