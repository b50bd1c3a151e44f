import { z } from 'zod'
import { moistures, soilTypes, sunlightChoices } from '../locations/choices.ts'

/**
 * The conditions in which a plant thrives, as choices of a location's conditions; an empty list if they are
 * not known.
 */
export const PlantNeeds = z.object({
  sunlight: z.array(z.enum(sunlightChoices)).default([]),
  soil: z.array(z.enum(soilTypes)).default([]),
  moisture: z.array(z.enum(moistures)).default([]),
})
export type PlantNeeds = z.infer<typeof PlantNeeds>
