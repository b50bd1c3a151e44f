import { z } from 'zod'

/** Something that tasks name, with the plants of those tasks. */
export const ProductView = z.object({
  productName: z.string(),
  plants: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The tasks that name it, pending and completed. */
  taskCount: z.number(),
  /** A shop's address, where a task has one. */
  productLink: z.string().optional(),
})
export type ProductView = z.infer<typeof ProductView>

export const ProductsAnswer = z.object({ products: z.array(ProductView) })
export const ProductNamesAnswer = z.object({ products: z.array(z.string()) })

export const RenamedProductAnswer = z.object({
  product: ProductView,
  message: z.string(),
  /** The new name was in the shed already, so two products became one. */
  merged: z.boolean(),
})
export type RenamedProductAnswer = z.infer<typeof RenamedProductAnswer>

/** `tasks`: those that lost the product or have it again. */
export const ProductTasksAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  tasks: z.array(z.string()),
})
export type ProductTasksAnswer = z.infer<typeof ProductTasksAnswer>
