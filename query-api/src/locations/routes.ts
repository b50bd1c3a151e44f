import { LocationId } from '@wattle/contracts/ids.ts'
import { presentLocation } from '@wattle/contracts/locations/present.ts'
import {
  LocationResponse,
  LocationsResponse,
  LocationsWithPlantsResponse,
  type LocationView,
  type LocationWithPlants,
} from '@wattle/contracts/locations/views.ts'
import { presentPlant } from '@wattle/contracts/plants/present.ts'
import { PlantPage } from '@wattle/contracts/plants/views.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { LocationDocument } from '@wattle/projections/locations/locations.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { loadOne } from '../collections.ts'
import { withKind } from '../guide/drawn-kind.ts'
import { pageSize } from '../paging.ts'
import { findPlants, plantListQuery } from '../plants/find-plants.ts'
import { presentCard } from '../plants/present.ts'
import type { QueryDeps } from '../query-deps.ts'
import { matching } from '../search.ts'
import { upcomingTasks } from '../tasks/upcoming.ts'

const params = z.object({ id: LocationId })
const tags = ['locations']

export const locationRoutes: FastifyPluginAsyncZod<QueryDeps> = async (app, deps) => {
  const { collections, isMockData } = deps
  const { locations, plants, tasks } = collections

  const allLocations = async (gardenId: string): Promise<LocationDocument[]> => {
    const found = await locations.find({ where: { gardenId }, sort: ['created'] })
    return found.map(({ document }) => document)
  }

  const present = async (location: LocationDocument): Promise<LocationView> => {
    const where = { gardenId: location.gardenId, plantId: Object.keys(location.plants) }
    const taskCount = where.plantId.length > 0 ? await tasks.count(where) : 0
    return presentLocation(location, { visibilities: Object.values(location.plants), taskCount, isMockData })
  }

  app.get(
    '/locations',
    {
      config: { reads: ['locations', 'tasks'] },
      schema: { tags, summary: 'All locations', response: { 200: LocationsResponse } },
    },
    async ({ gardener }) => {
      const found = await allLocations(gardener.gardenId)
      return { locations: await Promise.all(found.map(present)) }
    },
  )

  app.get(
    '/locations/:id',
    {
      config: { reads: ['locations', 'tasks'] },
      schema: { tags, summary: 'One location', params, response: { 200: LocationResponse } },
    },
    async ({ gardener, params: { id } }) => {
      const location = await loadOne(locations, gardener.gardenId, id)
      if (!location) throw new Refused('location-not-found')
      return { location: await present(location) }
    },
  )

  app.get(
    '/locations-with-plants',
    {
      config: { reads: ['locations', 'plants', 'tasks'] },
      schema: {
        tags,
        summary: 'All locations, each with the first page of its plants',
        querystring: z.object({ limit: pageSize(15) }),
        response: { 200: LocationsWithPlantsResponse },
      },
    },
    async ({ gardener: { gardenId }, query: { limit } }) => {
      const found = await allLocations(gardenId)
      const withPlants = found.map(async (location): Promise<LocationWithPlants> => {
        const page = await findPlants(plants, { gardenId, locationId: location.id }, { limit })
        return {
          ...(await present(location)),
          plants: page.documents.map((plant) => withKind(presentPlant(plant))),
          nextToken: page.nextToken,
        }
      })
      return { locations: await Promise.all(withPlants) }
    },
  )

  app.get(
    '/locations/:id/plants',
    {
      config: { reads: ['locations', 'plants', 'tasks', 'preferences'] },
      schema: {
        tags,
        summary: 'A location’s plants, searched and sorted, each with its pending tasks this month',
        params,
        querystring: plantListQuery(10),
        response: { 200: PlantPage },
      },
    },
    async ({ gardener: { gardenId }, params: { id }, query }) => {
      const location = await loadOne(locations, gardenId, id)
      if (!location) throw new Refused('location-not-found')
      const page = await findPlants(plants, { gardenId, locationId: id }, query)
      const upcoming = await upcomingTasks(
        deps,
        gardenId,
        page.documents.map((plant) => plant.id),
      )
      return {
        plants: page.documents.map((plant) => presentCard(plant, upcoming.get(plant.id) ?? [])),
        nextToken: page.nextToken,
        count: await plants.count({ gardenId, locationId: id, ...matching(query.search) }),
      }
    },
  )
}
