import { type GardenId, NurseryPlantId } from '@wattle/contracts/ids.ts'
import { presentNurseryPlant } from '@wattle/contracts/nursery/present.ts'
import { recommendLocations } from '@wattle/contracts/nursery/recommend.ts'
import {
  NurseryPlantResponse,
  NurseryPlantsResponse,
  RecommendationsResponse,
} from '@wattle/contracts/nursery/views.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { loadOne } from '../collections.ts'
import { withKind } from '../guide/drawn-kind.ts'
import type { QueryDeps } from '../query-deps.ts'

const params = z.object({ id: NurseryPlantId })
const tags = ['nursery']
/** With every location for each plant, a full list in a full garden would be 50 MB. */
const mostInList = 10

const config = { reads: ['nursery', 'locations'] } as const

export const nurseryRoutes: FastifyPluginAsyncZod<QueryDeps> = async (app, { collections }) => {
  const { nursery, locations } = collections

  async function locationsOf(gardenId: GardenId) {
    const found = await locations.find({ where: { gardenId } })
    return found.map(({ document }) => document)
  }

  async function nurseryPlant(gardenId: GardenId, id: string) {
    const plant = await loadOne(nursery, gardenId, id)
    if (!plant) throw new Refused('nursery-plant-not-found')
    return plant
  }

  app.get(
    '/nursery/plants',
    {
      config,
      schema: {
        tags,
        summary: 'The nursery list, the newest first',
        response: { 200: NurseryPlantsResponse },
      },
    },
    async ({ gardener: { gardenId } }) => {
      const places = await locationsOf(gardenId)
      const found = await nursery.find({ where: { gardenId }, sort: ['created'] })
      return {
        plants: found
          .reverse()
          .map(({ document }) => withKind(presentNurseryPlant(document, places, mostInList))),
      }
    },
  )

  app.get(
    '/nursery/plants/:id',
    {
      config,
      schema: {
        tags,
        summary: 'One plant of the nursery list',
        params,
        response: { 200: NurseryPlantResponse },
      },
    },
    async ({ gardener: { gardenId }, params: { id } }) => {
      const plant = await nurseryPlant(gardenId, id)
      return { plant: withKind(presentNurseryPlant(plant, await locationsOf(gardenId))) }
    },
  )

  app.get(
    '/nursery/plants/:id/recommendations',
    {
      config,
      schema: {
        tags,
        summary: 'How well each location suits a plant, the best first',
        params,
        response: { 200: RecommendationsResponse },
      },
    },
    async ({ gardener: { gardenId }, params: { id } }) => {
      const { needs } = await nurseryPlant(gardenId, id)
      return { recommendations: recommendLocations(needs, await locationsOf(gardenId)) }
    },
  )
}
