import {
  PublicLocationsAnswer,
  PublicPlantAnswer,
  PublicPlantPage,
  PublicSummary,
  PublicUsersAnswer,
} from '@wattle/contracts/community/views.ts'
import { LocationId, PlantId } from '@wattle/contracts/ids.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { loadOne } from '../collections.ts'
import { findPage, ofAnotherList, pageSize, tokenOf } from '../paging.ts'
import { PlantToken, plantPage } from '../plants/plant-page.ts'
import type { QueryDeps } from '../query-deps.ts'
import { matching, Search } from '../search.ts'
import {
  presentGarden,
  presentLocation,
  presentPlant,
  presentTask,
  presentTile,
  presentUser,
} from './present.ts'
import { isHiddenFromPublic, isNamed, shownLocations, visibleGarden } from './visible.ts'

const config = { public: true }
const tags = ['community']

const GardensQuery = z
  .object({
    limit: pageSize(20),
    search: Search,
    /** The name after which the list continues, and what was searched for. */
    nextToken: tokenOf(z.tuple([z.string()], z.string())),
  })
  .refine(
    ({ search, nextToken }) => !nextToken || JSON.stringify(nextToken.slice(1)) === JSON.stringify(search),
    ofAnotherList,
  )

/** A display name, in any spelling. */
const userId = z.string()

/** Sorts after every id, so that a list can continue after a name without revealing the id. */
const behindEveryId = '~'

export const communityRoutes: FastifyPluginAsyncZod<QueryDeps> = async (app, deps) => {
  const { collections, isParked } = deps
  const { publicGardens, plants, tasks } = collections

  app.get(
    '/public/users',
    {
      config,
      schema: {
        tags,
        summary: 'Listed gardens, searched and sorted by name',
        querystring: GardensQuery,
        response: { 200: PublicUsersAnswer },
      },
    },
    async ({ query: { limit, search, nextToken } }) => {
      const after = nextToken && [nextToken[0], behindEveryId]
      const where = { inDirectory: true, ...matching(search) }
      const page = await findPage(
        publicGardens,
        { where, sort: ['normalisedName'], ...(after ? { after } : {}), limit },
        ({ normalisedName }) => [normalisedName, ...search],
      )
      const hidden = await Promise.all(
        page.documents.map(({ gardenId }) => isHiddenFromPublic(isParked, gardenId)),
      )
      const shown = page.documents.filter((_, index) => !hidden[index])
      return { users: shown.filter(isNamed).map(presentUser), nextToken: page.nextToken }
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
        response: { 200: PublicLocationsAnswer },
      },
    },
    async ({ params, query: { limit } }) => {
      const garden = await visibleGarden(deps, params.userId)
      const { gardenId } = garden
      const locations = shownLocations(garden).map(async (location) => {
        const where = { gardenId, locationId: location.id, visibility: 'public' }
        const page = await plantPage(plants, where, { limit })
        return presentLocation(location, page.documents, page.nextToken)
      })
      return { locations: await Promise.all(locations) }
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
      const where = { gardenId: garden.gardenId, locationId: location.id, visibility: 'public' }
      const page = await plantPage(plants, where, query)
      return { plants: page.documents.map(presentTile), nextToken: page.nextToken }
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
        response: { 200: PublicPlantAnswer },
      },
    },
    async ({ params: { userId, plantId } }) => {
      const garden = await visibleGarden(deps, userId)
      const { gardenId } = garden
      const plant = await loadOne(plants, gardenId, plantId)
      if (plant?.visibility !== 'public') throw new Refused('plant-not-found')
      const location = garden.locations.find(({ id }) => id === plant.locationId) ?? null
      // The year ahead: work done in earlier years is the gardener's private history.
      const where = { gardenId, plantId, status: 'pending' }
      const found = await tasks.find({ where, sort: ['dueDate', 'priority'] })
      return {
        plant: presentPlant(plant, location),
        tasks: found.map(({ document }) => presentTask(document)),
      }
    },
  )
}
