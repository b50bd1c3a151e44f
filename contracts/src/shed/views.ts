import { z } from 'zod'

/** A product that tasks use, with the plants of those tasks. */
export const ProductView = z.object({
  productName: z.string(),
  plants: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The number of tasks that use it, pending and completed. */
  taskCount: z.number(),
  /** The URL of a shop, if one of the tasks has one. */
  productLink: z.string().optional(),
})
export type ProductView = z.infer<typeof ProductView>

export const ProductsResponse = z.object({ products: z.array(ProductView) })
export const ProductNamesResponse = z.object({ products: z.array(z.string()) })

export const RenamedProductResponse = z.object({
  product: ProductView,
  message: z.string(),
  /** Whether the shed already had the new name, so that two products became one. */
  merged: z.boolean(),
})
export type RenamedProductResponse = z.infer<typeof RenamedProductResponse>

/** `tasks`: the ids of the tasks that lost or regained the product. */
export const ProductTasksResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  tasks: z.array(z.string()),
})
export type ProductTasksResponse = z.infer<typeof ProductTasksResponse>
