import { z } from 'zod'
import { moistures, soilTypes, sunlightChoices } from './choices.ts'

/** The growing conditions of a location; null if the gardener has not set them. */
export const Conditions = z.object({
  sunlight: z.enum(sunlightChoices).nullable(),
  soilType: z.enum(soilTypes).nullable(),
  moisture: z.enum(moistures).nullable(),
})
export type Conditions = z.infer<typeof Conditions>

export const unknownConditions: Conditions = { sunlight: null, soilType: null, moisture: null }
