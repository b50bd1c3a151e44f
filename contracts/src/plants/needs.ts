import { z } from 'zod'
import { moistures, soilTypes, sunlightChoices } from '../locations/choices.ts'

/** The conditions a plant thrives in, in the words of a location's own; an empty list where they are not known. */
export const PlantNeeds = z.object({
  sunlight: z.array(z.enum(sunlightChoices)).default([]),
  soil: z.array(z.enum(soilTypes)).default([]),
  moisture: z.array(z.enum(moistures)).default([]),
})
export type PlantNeeds = z.infer<typeof PlantNeeds>
