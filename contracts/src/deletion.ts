import { z } from 'zod'

/** What went away with the thing that was deleted. */
export const Deleted = z.object({
  success: z.literal(true),
  message: z.string(),
  tasksDeleted: z.number().optional(),
  plantsDeleted: z.number().optional(),
})
export type Deleted = z.infer<typeof Deleted>
