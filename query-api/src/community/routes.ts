import {
  PublicLocationsResponse,
  PublicPlantPage,
  PublicPlantResponse,
  PublicSummary,
  PublicUsersResponse,
} from '@wattle/contracts/community/views.ts'
import { LocationId, PlantId } from '@wattle/contracts/ids.ts'
import { toJson } from '@wattle/contracts/json-text.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { sendJson } from '@wattle/server/http/send-json.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ofAnotherList, pageSize } from '../paging.ts'
import { PlantToken } from '../plants/find-plants.ts'
import type { QueryDeps } from '../query-deps.ts'
import { Search } from '../search.ts'
import { presentGarden, presentUser } from './present.ts'
import { DirectoryToken, listedGardens, readLocations, readPlant, readTiles } from './reads.ts'
import { revalidated } from './revalidated.ts'
import { shownLocations, visibleGarden } from './visible.ts'

const config = { public: true }
const tags = ['community']

const GardensQuery = z
  .object({
    limit: pageSize(20),
    search: Search,
    nextToken: DirectoryToken,
  })
  .refine(
    ({ search, nextToken }) => !nextToken || JSON.stringify(nextToken.slice(1)) === JSON.stringify(search),
    ofAnotherList,
  )

/** A display name, in any spelling. */
const userId = z.string()

export const communityRoutes: FastifyPluginAsyncZod<QueryDeps> = async (app, deps) => {
  revalidated(app)

  app.get(
    '/public/users',
    {
      config,
      schema: {
        tags,
        summary: 'Listed gardens, searched and sorted by name',
        querystring: GardensQuery,
        response: { 200: PublicUsersResponse },
      },
    },
    async ({ query }) => {
      const { documents, nextToken } = await listedGardens(deps, query)
      return { users: documents.map(presentUser), nextToken }
    },
  )

  app.get(
    '/public/users/:userId/summary',
    {
      config,
      schema: {
        tags,
        summary: 'A garden’s public profile',
        params: z.object({ userId }),
        response: { 200: PublicSummary },
      },
    },
    async ({ params }) => presentGarden(await visibleGarden(deps, params.userId)),
  )

  app.get(
    '/public/users/:userId/locations-with-plants',
    {
      config,
      schema: {
        tags,
        summary: 'A garden’s locations, each with its first public plants',
        params: z.object({ userId }),
        querystring: z.object({ limit: pageSize(15) }),
        response: { 200: PublicLocationsResponse },
      },
    },
    async ({ params, query: { limit } }, reply) => {
      const garden = await visibleGarden(deps, params.userId)
      return sendJson(reply, toJson({ locations: await readLocations(deps, garden, limit) }))
    },
  )

  app.get(
    '/public/users/:userId/locations/:locationId/plants',
    {
      config,
      schema: {
        tags,
        summary: 'A location’s public plants',
        params: z.object({ userId, locationId: LocationId }),
        querystring: z.object({ limit: pageSize(10), nextToken: PlantToken }),
        response: { 200: PublicPlantPage },
      },
    },
    async ({ params, query }) => {
      const garden = await visibleGarden(deps, params.userId)
      const location = shownLocations(garden).find(({ id }) => id === params.locationId)
      if (!location) throw new Refused('location-not-found')
      return await readTiles(deps, garden, location.id, query)
    },
  )

  app.get(
    '/public/users/:userId/plants/:plantId',
    {
      config,
      schema: {
        tags,
        summary: 'A public plant with its year of care',
        params: z.object({ userId, plantId: PlantId }),
        response: { 200: PublicPlantResponse },
      },
    },
    async ({ params: { userId, plantId } }) => readPlant(deps, await visibleGarden(deps, userId), plantId),
  )
}
