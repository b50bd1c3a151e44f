import { z } from 'zod'

/** The response to a deletion, with the number of plants and tasks that were deleted too. */
export const Deleted = z.object({
  success: z.literal(true),
  message: z.string(),
  tasksDeleted: z.number().optional(),
  plantsDeleted: z.number().optional(),
})
export type Deleted = z.infer<typeof Deleted>
