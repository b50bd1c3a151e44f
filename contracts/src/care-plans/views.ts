import { z } from 'zod'

/** Status of the care plan. `none`: it was never requested. */
export const CarePlanView = z.object({
  status: z.enum(['none', 'generating', 'ready', 'failed']),
  reason: z.string().optional(),
})
export type CarePlanView = z.infer<typeof CarePlanView>

export const GenerationResponse = z.object({
  status: z.enum(['accepted', 'skipped', 'success', 'error', 'auth_error']),
  message: z.string(),
  /**
   * Generated tasks of these plants that are still pending. A plan in progress adds its tasks when it is
   * made.
   */
  taskCount: z.number().optional(),
})
export type GenerationResponse = z.infer<typeof GenerationResponse>
