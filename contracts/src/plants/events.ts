import { z } from 'zod'
import { type EventOf, event } from '../event.ts'
import { LocationId, PlantId } from '../ids.ts'
import { taskIdOf } from '../refs.ts'
import { TaskFacts } from '../tasks/facts.ts'
import { CivilDateText } from '../values.ts'
import { CareAuthors, CareInstructions } from './care.ts'
import { plantingMethods, visibilities } from './choices.ts'

export const PlantCreated = event('PlantCreated', {
  data: {
    plantId: PlantId,
    locationId: LocationId,
    name: z.string(),
    species: z.string(),
    plantedDate: CivilDateText,
    plantingMethod: z.enum(plantingMethods),
    visibility: z.enum(visibilities),
    careInstructions: CareInstructions,
    /** Absent in older events. */
    careAuthors: CareAuthors.optional(),
    imageUrl: z.string().nullable(),
  },
  touches: ({ plantId, locationId }) => ({ plants: [plantId], locations: [locationId] }),
  hides: false,
})
export type PlantCreated = EventOf<typeof PlantCreated>

export const PlantRenamed = event('PlantRenamed', {
  data: {
    plantId: PlantId,
    name: z.string(),
    species: z.string(),
    was: z.object({ name: z.string(), species: z.string() }),
  },
  touches: ({ plantId }) => ({ plants: [plantId] }),
  hides: 'if-public',
})
export type PlantRenamed = EventOf<typeof PlantRenamed>

export const PlantPhotographed = event('PlantPhotographed', {
  data: { plantId: PlantId, imageUrl: z.string().nullable() },
  touches: ({ plantId }) => ({ plants: [plantId] }),
  hides: 'if-public',
})
export type PlantPhotographed = EventOf<typeof PlantPhotographed>

export const PlantingCorrected = event('PlantingCorrected', {
  data: { plantId: PlantId, plantedDate: CivilDateText, plantingMethod: z.enum(plantingMethods) },
  touches: ({ plantId }) => ({ plants: [plantId] }),
  hides: false,
})
export type PlantingCorrected = EventOf<typeof PlantingCorrected>

export const CareInstructionsRevised = event('CareInstructionsRevised', {
  data: {
    plantId: PlantId,
    careInstructions: CareInstructions,
    /** Absent in older events. */
    careAuthors: CareAuthors.optional(),
  },
  touches: ({ plantId }) => ({ plants: [plantId] }),
  hides: 'if-public',
})
export type CareInstructionsRevised = EventOf<typeof CareInstructionsRevised>

export const PlantMoved = event('PlantMoved', {
  data: { plantId: PlantId, from: LocationId, to: LocationId, visibility: z.enum(visibilities) },
  touches: ({ plantId, from, to }) => ({ plants: [plantId], locations: [from, to] }),
  // If the old location has no other public plant, visitors no longer see it or its name.
  hides: ({ visibility }) => visibility === 'public',
})
export type PlantMoved = EventOf<typeof PlantMoved>

/** Plants of one location that changed to this visibility; plants that already had it are not listed. */
export const VisibilityChanged = event('VisibilityChanged', {
  data: { plantIds: z.array(PlantId), locationId: LocationId, visibility: z.enum(visibilities) },
  touches: ({ plantIds, locationId }) => ({ plants: plantIds, locations: [locationId] }),
  hides: ({ visibility }) => visibility === 'private',
})
export type VisibilityChanged = EventOf<typeof VisibilityChanged>

export const PlantDeleted = event('PlantDeleted', {
  data: {
    plantId: PlantId,
    locationId: LocationId,
    visibility: z.enum(visibilities),
    tasks: z.array(TaskFacts),
  },
  touches: ({ plantId, locationId, tasks }) => ({
    plants: [plantId],
    locations: [locationId],
    tasks: tasks.map(taskIdOf),
  }),
  hides: ({ visibility }) => visibility === 'public',
})
export type PlantDeleted = EventOf<typeof PlantDeleted>

export const plantEvents = {
  PlantCreated,
  PlantRenamed,
  PlantPhotographed,
  PlantingCorrected,
  CareInstructionsRevised,
  PlantMoved,
  VisibilityChanged,
  PlantDeleted,
}
export type PlantEvent = EventOf<(typeof plantEvents)[keyof typeof plantEvents]>
