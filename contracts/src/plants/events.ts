import { z } from 'zod'
import { LocationId, PlantId } from '../ids.ts'
import { TaskFacts } from '../tasks/facts.ts'
import { CivilDateText } from '../values.ts'
import { CareInstructions } from './care.ts'
import { plantingMethods, visibilities } from './choices.ts'

export const PlantCreated = z.object({
  type: z.literal('PlantCreated'),
  plantId: PlantId,
  locationId: LocationId,
  name: z.string(),
  species: z.string(),
  plantedDate: CivilDateText,
  plantingMethod: z.enum(plantingMethods),
  visibility: z.enum(visibilities),
  careInstructions: CareInstructions,
  imageUrl: z.string().nullable(),
})
export type PlantCreated = z.infer<typeof PlantCreated>

export const PlantRenamed = z.object({
  type: z.literal('PlantRenamed'),
  plantId: PlantId,
  name: z.string(),
  species: z.string(),
  was: z.object({ name: z.string(), species: z.string() }),
})
export type PlantRenamed = z.infer<typeof PlantRenamed>

export const PlantPhotographed = z.object({
  type: z.literal('PlantPhotographed'),
  plantId: PlantId,
  imageUrl: z.string().nullable(),
})
export type PlantPhotographed = z.infer<typeof PlantPhotographed>

export const PlantingCorrected = z.object({
  type: z.literal('PlantingCorrected'),
  plantId: PlantId,
  plantedDate: CivilDateText,
  plantingMethod: z.enum(plantingMethods),
})
export type PlantingCorrected = z.infer<typeof PlantingCorrected>

export const CareInstructionsRevised = z.object({
  type: z.literal('CareInstructionsRevised'),
  plantId: PlantId,
  careInstructions: CareInstructions,
})
export type CareInstructionsRevised = z.infer<typeof CareInstructionsRevised>

export const PlantMoved = z.object({
  type: z.literal('PlantMoved'),
  plantId: PlantId,
  from: LocationId,
  to: LocationId,
  visibility: z.enum(visibilities),
})
export type PlantMoved = z.infer<typeof PlantMoved>

/** Plants of one location that changed to this visibility, none that had it before. */
export const VisibilityChanged = z.object({
  type: z.literal('VisibilityChanged'),
  plantIds: z.array(PlantId),
  locationId: LocationId,
  visibility: z.enum(visibilities),
})
export type VisibilityChanged = z.infer<typeof VisibilityChanged>

export const PlantDeleted = z.object({
  type: z.literal('PlantDeleted'),
  plantId: PlantId,
  locationId: LocationId,
  visibility: z.enum(visibilities),
  tasks: z.array(TaskFacts),
})
export type PlantDeleted = z.infer<typeof PlantDeleted>

/**
 * Somebody requested another care plan. Rounds count from 1, which the plant's creation requests; with `replacing`, the
 * new plan replaces what is left of the old one.
 */
export const CarePlanRequested = z.object({
  type: z.literal('CarePlanRequested'),
  plantId: PlantId,
  round: z.number().int(),
  replacing: z.boolean(),
})
export type CarePlanRequested = z.infer<typeof CarePlanRequested>

export const CarePlanFailed = z.object({
  type: z.literal('CarePlanFailed'),
  plantId: PlantId,
  round: z.number().int(),
  reason: z.string(),
})
export type CarePlanFailed = z.infer<typeof CarePlanFailed>

export const plantEvents = [
  PlantCreated,
  PlantRenamed,
  PlantPhotographed,
  PlantingCorrected,
  CareInstructionsRevised,
  PlantMoved,
  VisibilityChanged,
  PlantDeleted,
  CarePlanRequested,
  CarePlanFailed,
] as const
export type PlantEvent = z.infer<(typeof plantEvents)[number]>
