import { z } from 'zod'

/** What was deleted along with something. */
export const Deleted = z.object({
  success: z.literal(true),
  message: z.string(),
  tasksDeleted: z.number().optional(),
  plantsDeleted: z.number().optional(),
})
export type Deleted = z.infer<typeof Deleted>
