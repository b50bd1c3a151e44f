import { z } from 'zod'
import { ImageUrl } from '../images/picture-value.ts'
import { optionalText } from '../values.ts'
import { CareInstructions } from './care.ts'

export const IdentifyPlant = z.object({
  imageUrl: ImageUrl,
  hint: optionalText(500).nullish(),
  maxMatches: z.coerce.number().int().min(1).max(20).optional(),
})
export type IdentifyPlant = z.infer<typeof IdentifyPlant>

export const IdentificationAnswer = z.object({
  plants: z.array(z.object({ name: z.string(), species: z.string(), careInstructions: CareInstructions })),
  /** `hint`: the picture was not checked; these are suggestions from the gardener's words. */
  source: z.enum(['picture', 'hint']),
  /** Why the picture was not checked, where an AI would have checked it. */
  note: z.string().optional(),
})
export type IdentificationAnswer = z.infer<typeof IdentificationAnswer>
