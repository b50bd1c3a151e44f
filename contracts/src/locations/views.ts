import { z } from 'zod'
import { PlantView } from '../plants/views.ts'
import { locationVisibilities, moistures, soilTypes } from './choices.ts'
import { Conditions } from './location.ts'

/** What names a location beside a plant: its name, icon and colour. */
export const LocationLabel = z.object({
  id: z.string(),
  name: z.string(),
  icon: z.string(),
  iconBackground: z.string(),
})
export type LocationLabel = z.infer<typeof LocationLabel>

export const LocationView = LocationLabel.extend({
  description: z.string(),
  potFriendly: z.boolean(),
  /** `soil` and `water` repeat `soilType` and `moisture`. */
  conditions: Conditions.extend({ soil: z.enum(soilTypes).nullable(), water: z.enum(moistures).nullable() }),
  /** Whether the server stores its data in memory only. */
  isMockData: z.boolean(),
  locationVisibility: z.enum(locationVisibilities),
  /** Number of plants. */
  count: z.number(),
  /** Number of tasks of these plants, completed ones included: all of them are deleted with the location. */
  taskCount: z.number(),
})
export type LocationView = z.infer<typeof LocationView>

export const LocationResponse = z.object({ location: LocationView })
export const LocationsResponse = z.object({ locations: z.array(LocationView) })

/** A location with the first page of its plants. */
export const LocationWithPlants = LocationView.extend({
  plants: z.array(PlantView),
  nextToken: z.string().nullable(),
})
export type LocationWithPlants = z.infer<typeof LocationWithPlants>
export const LocationsWithPlantsResponse = z.object({ locations: z.array(LocationWithPlants) })

export const LocationVisibilityResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  locationVisibility: z.enum(locationVisibilities),
})
export type LocationVisibilityResponse = z.infer<typeof LocationVisibilityResponse>
