import { z } from 'zod'
import { CareAuthors, CareInstructions } from '../plants/care.ts'
import { PlantNeeds } from '../plants/needs.ts'
import { compatibilities, matchCategories, matchIcons } from './choices.ts'

export const LocationRecommendation = z.object({
  locationId: z.string(),
  locationName: z.string(),
  locationIcon: z.string(),
  locationBackground: z.string(),
  compatibility: z.enum(compatibilities),
  /** Three points per match: 0, 3, 6 or 9. */
  score: z.number(),
  matchDetails: z.array(
    z.object({
      category: z.enum(matchCategories),
      icon: z.enum(matchIcons),
      plantNeeds: z.string(),
      locationProvides: z.string(),
      isMatch: z.boolean(),
    }),
  ),
})
export type LocationRecommendation = z.infer<typeof LocationRecommendation>

export const NurseryPlantView = z.object({
  id: z.string(),
  name: z.string(),
  species: z.string(),
  imageUrl: z.string().nullable(),
  /** The kind of plant, drawn if there is no picture; absent if it is not known, and in the response to a write. */
  kind: z.string().optional(),
  careInstructions: CareInstructions,
  careAuthors: CareAuthors,
  needs: PlantNeeds,
  nurseryName: z.string(),
  price: z.string(),
  potSize: z.string(),
  discoveryDate: z.string().nullable(),
  notes: z.string(),
  /** The locations of the garden, the most suitable first; only the best ten in a list of plants. */
  locationRecommendations: z.array(LocationRecommendation),
})
export type NurseryPlantView = z.infer<typeof NurseryPlantView>

export const NurseryPlantResponse = z.object({ plant: NurseryPlantView })
export const NurseryPlantsResponse = z.object({ plants: z.array(NurseryPlantView) })
export const RecommendationsResponse = z.object({ recommendations: z.array(LocationRecommendation) })
