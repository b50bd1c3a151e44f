import { z } from 'zod'
import { australianStates, complexities, efforts } from '../profile/choices.ts'
import { taskTypes } from '../tasks/choices.ts'

/**
 * Place and preferences that one request sets for its own plans; absent fields come from the saved settings.
 */
export const PlanSettings = z.object({
  state: z.enum(australianStates).optional(),
  postcode: z.string().optional(),
  effort: z.enum(efforts).optional(),
  preferredTaskTypes: z.array(z.enum(taskTypes)).optional(),
  complexity: z.enum(complexities).optional(),
})
export type PlanSettings = z.infer<typeof PlanSettings>
