import type { GardenId } from '@wattle/contracts/ids.ts'
import { presentProducts } from '@wattle/contracts/shed/present.ts'
import { ProductNamesResponse, ProductsResponse } from '@wattle/contracts/shed/views.ts'
import { keyOf } from '@wattle/projections/read-model.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { QueryDeps } from '../query-deps.ts'

const tags = ['shed']

export const shedRoutes: FastifyPluginAsyncZod<QueryDeps> = async (app, { collections }) => {
  const { products, plants } = collections

  async function usesIn(gardenId: GardenId) {
    const found = await products.find({ where: { gardenId } })
    return found.map(({ document }) => document)
  }

  app.get(
    '/products',
    {
      config: { reads: ['products', 'plants'] },
      schema: {
        tags,
        summary: 'What the tasks call for, with the plants it is for',
        response: { 200: ProductsResponse },
      },
    },
    async ({ gardener: { gardenId } }) => {
      const uses = await usesIn(gardenId)
      const plantIds = new Set(uses.flatMap(({ plantId }) => plantId ?? []))
      const found = await plants.load([...plantIds].map((id) => keyOf(gardenId, id)))
      const plantOf = (id: string) => found.get(keyOf(gardenId, id))?.document ?? undefined
      return { products: presentProducts(uses, plantOf) }
    },
  )

  app.get(
    '/product-names',
    {
      config: { reads: ['products'] },
      schema: { tags, summary: 'The names of all products', response: { 200: ProductNamesResponse } },
    },
    async ({ gardener: { gardenId } }) => {
      const shown = presentProducts(await usesIn(gardenId), () => undefined)
      return { products: shown.map(({ productName }) => productName) }
    },
  )
}
