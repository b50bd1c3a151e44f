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

export const ProductsAnswer = z.object({ products: z.array(ProductView) })
export const ProductNamesAnswer = z.object({ products: z.array(z.string()) })

export const RenamedProductAnswer = z.object({
  product: ProductView,
  message: z.string(),
  /** Whether the shed already had the new name, so that two products became one. */
  merged: z.boolean(),
})
export type RenamedProductAnswer = z.infer<typeof RenamedProductAnswer>

/** `tasks`: the ids of the tasks that lost or regained the product. */
export const ProductTasksAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  tasks: z.array(z.string()),
})
export type ProductTasksAnswer = z.infer<typeof ProductTasksAnswer>
