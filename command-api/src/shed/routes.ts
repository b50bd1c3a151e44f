import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { ProductPath, RenamedProduct, RestoredProduct } from '@wattle/contracts/shed/commands.ts'
import { ProductTasksResponse, RenamedProductResponse } from '@wattle/contracts/shed/views.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Dispatch } from '../dispatch/dispatch.ts'
import { presentProductNamed } from './present.ts'

const tags = ['shed']
const params = ProductPath

export const shedRoutes: FastifyPluginAsyncZod<{ dispatch: Dispatch }> = async (app, { dispatch }) => {
  app.put(
    '/products/:productName',
    {
      schema: {
        tags,
        summary: 'Rename a product in every task that names it',
        description: 'If the new name is in the shed already, the two products become one.',
        params,
        body: RenamedProduct,
        response: { 200: RenamedProductResponse },
      },
    },
    async (request, reply) => {
      const { productName } = request.params
      const { newName } = request.body
      const { garden, events } = await dispatch(request, reply, {
        type: 'RenameProduct',
        productName,
        newName,
      })
      const product = presentProductNamed(garden, newName)
      const merged = events.some((event) => event.type === 'ProductRenamed' && event.merged)
      const message = merged
        ? `“${product.productName}” was in your shed already, so the two are one product now.`
        : 'Product updated successfully'
      return { product, message, merged }
    },
  )

  app.delete(
    '/products/:productName',
    {
      schema: {
        tags,
        summary: 'Take a product out of every task that names it',
        description: 'The tasks stay. The response names them, so that the product can be restored.',
        params,
        response: { 200: ProductTasksResponse },
      },
    },
    async (request, reply) => {
      const { productName } = request.params
      const { events } = await dispatch(request, reply, { type: 'DeleteProduct', productName })
      return { success: true as const, message: 'Product deleted', tasks: tasksOf(events, 'ProductDeleted') }
    },
  )

  app.post(
    '/products/:productName/restore',
    {
      schema: {
        tags,
        summary: 'Put a deleted product back',
        description: 'Of these tasks, those that have no product get back the one that was deleted.',
        params,
        body: RestoredProduct,
        response: { 200: ProductTasksResponse },
      },
    },
    async (request, reply) => {
      const { productName } = request.params
      const { taskIds } = request.body
      const { events } = await dispatch(request, reply, { type: 'RestoreProduct', productName, taskIds })
      return {
        success: true as const,
        message: 'Product restored',
        tasks: tasksOf(events, 'ProductRestored'),
      }
    },
  )
}

function tasksOf(events: readonly GardenEvent[], type: 'ProductDeleted' | 'ProductRestored'): string[] {
  return events.flatMap((event) => (event.type === type ? event.tasks.map(({ taskId }) => taskId) : []))
}
