import { z } from 'zod'
import { australianStates, complexities, efforts } from '../profile/choices.ts'
import { taskTypes } from '../tasks/choices.ts'

/** What one request said about place and preferences, for its own plans; the saved settings say the rest. */
export const PlanSettings = z.object({
  state: z.enum(australianStates).optional(),
  postcode: z.string().optional(),
  effort: z.enum(efforts).optional(),
  preferredTaskTypes: z.array(z.enum(taskTypes)).optional(),
  complexity: z.enum(complexities).optional(),
})
export type PlanSettings = z.infer<typeof PlanSettings>
