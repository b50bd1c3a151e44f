import { z } from 'zod'
import { moistures, soilTypes, sunlightChoices } from './choices.ts'

/** What the place offers; null where the gardener has not said. */
export const Conditions = z.object({
  sunlight: z.enum(sunlightChoices).nullable(),
  soilType: z.enum(soilTypes).nullable(),
  moisture: z.enum(moistures).nullable(),
})
export type Conditions = z.infer<typeof Conditions>

export const unknownConditions: Conditions = { sunlight: null, soilType: null, moisture: null }
