import { z } from 'zod'
import { LocationLabel } from '../locations/views.ts'
import { CareAuthors, CareInstructions } from '../plants/care.ts'
import { plantingMethods } from '../plants/choices.ts'
import { priorities, recurringFrequencies } from '../tasks/choices.ts'

/** The public responses: no field outside these shapes leaves the server. */
export const PublicSummary = z.object({
  /** The display name: gardens have no other public id. */
  userId: z.string(),
  displayName: z.string(),
  about: z.string(),
  featureImageUrl: z.string().nullable(),
  galleryImageUrls: z.array(z.string()),
})
export type PublicSummary = z.infer<typeof PublicSummary>

export const PublicUser = PublicSummary.extend({
  locations: z.array(z.object({ id: z.string(), count: z.number() })),
})
export type PublicUser = z.infer<typeof PublicUser>
export const PublicUsersResponse = z.object({ users: z.array(PublicUser), nextToken: z.string().nullable() })

export const PublicPlantTile = z.object({
  id: z.string(),
  name: z.string(),
  species: z.string(),
  imageUrl: z.string().nullable(),
  /** The kind of plant, drawn if there is no picture; absent if it is not known. */
  kind: z.string().optional(),
})
export type PublicPlantTile = z.infer<typeof PublicPlantTile>

export const PublicLocation = LocationLabel.extend({
  plants: z.array(PublicPlantTile),
  nextToken: z.string().nullable(),
  plantCount: z.number(),
})
export type PublicLocation = z.infer<typeof PublicLocation>
export const PublicLocationsResponse = z.object({ locations: z.array(PublicLocation) })

export const PublicPlantPage = z.object({
  plants: z.array(PublicPlantTile),
  nextToken: z.string().nullable(),
})
export type PublicPlantPage = z.infer<typeof PublicPlantPage>

export const PublicTask = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  priority: z.literal(priorities),
  dueDate: z.string(),
  month: z.string(),
  status: z.enum(['pending', 'completed']),
  estimatedTime: z.number().nullable(),
  isRecurring: z.boolean(),
  recurringFrequency: z.enum(recurringFrequencies),
  recurringUntil: z.string().nullable(),
})
export type PublicTask = z.infer<typeof PublicTask>

export const PublicPlant = PublicPlantTile.extend({
  plantedDate: z.string(),
  plantingMethod: z.enum(plantingMethods),
  careInstructions: CareInstructions,
  careAuthors: CareAuthors,
  /** Null when the location cannot be found. */
  location: LocationLabel.nullable(),
})
export type PublicPlant = z.infer<typeof PublicPlant>
export const PublicPlantResponse = z.object({
  /** Of the plant's garden. */
  displayName: z.string(),
  plant: PublicPlant,
  tasks: z.array(PublicTask),
})
export type PublicPlantResponse = z.infer<typeof PublicPlantResponse>
