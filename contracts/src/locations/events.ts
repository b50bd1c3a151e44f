import { z } from 'zod'
import { LocationId, PlantId } from '../ids.ts'
import { TaskFacts } from '../tasks/facts.ts'
import { Conditions } from './location.ts'

export const LocationCreated = z.object({
  type: z.literal('LocationCreated'),
  locationId: LocationId,
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  iconBackground: z.string(),
  potFriendly: z.boolean(),
  conditions: Conditions,
})
export type LocationCreated = z.infer<typeof LocationCreated>

export const LocationRenamed = z.object({
  type: z.literal('LocationRenamed'),
  locationId: LocationId,
  name: z.string(),
  was: z.string(),
})
export type LocationRenamed = z.infer<typeof LocationRenamed>

/** How the location looks in the notebook: its description, icon and colour. */
export const LocationDecorated = z.object({
  type: z.literal('LocationDecorated'),
  locationId: LocationId,
  description: z.string(),
  icon: z.string(),
  iconBackground: z.string(),
})
export type LocationDecorated = z.infer<typeof LocationDecorated>

export const LocationConditionsChanged = z.object({
  type: z.literal('LocationConditionsChanged'),
  locationId: LocationId,
  potFriendly: z.boolean(),
  conditions: Conditions,
})
export type LocationConditionsChanged = z.infer<typeof LocationConditionsChanged>

/** The location with all its plants and their tasks. */
export const LocationDeleted = z.object({
  type: z.literal('LocationDeleted'),
  locationId: LocationId,
  plantIds: z.array(PlantId),
  tasks: z.array(TaskFacts),
})
export type LocationDeleted = z.infer<typeof LocationDeleted>

export const locationEvents = [
  LocationCreated,
  LocationRenamed,
  LocationDecorated,
  LocationConditionsChanged,
  LocationDeleted,
] as const
export type LocationEvent = z.infer<(typeof locationEvents)[number]>
