import { z } from 'zod'
import { type EventOf, event } from '../event.ts'
import { LocationId, PlantId } from '../ids.ts'
import { taskIdOf } from '../refs.ts'
import { TaskFacts } from '../tasks/facts.ts'
import { Conditions } from './location.ts'

export const LocationCreated = event('LocationCreated', {
  data: {
    locationId: LocationId,
    name: z.string(),
    description: z.string(),
    icon: z.string(),
    iconBackground: z.string(),
    potFriendly: z.boolean(),
    conditions: Conditions,
  },
  touches: ({ locationId }) => ({ locations: [locationId] }),
  hides: false,
})
export type LocationCreated = EventOf<typeof LocationCreated>

export const LocationRenamed = event('LocationRenamed', {
  data: { locationId: LocationId, name: z.string(), was: z.string() },
  touches: ({ locationId }) => ({ locations: [locationId] }),
  hides: 'if-public',
})
export type LocationRenamed = EventOf<typeof LocationRenamed>

/** How the location looks in the notebook: its description, icon and colour. */
export const LocationDecorated = event('LocationDecorated', {
  data: { locationId: LocationId, description: z.string(), icon: z.string(), iconBackground: z.string() },
  touches: ({ locationId }) => ({ locations: [locationId] }),
  hides: false,
})
export type LocationDecorated = EventOf<typeof LocationDecorated>

export const LocationConditionsChanged = event('LocationConditionsChanged', {
  data: { locationId: LocationId, potFriendly: z.boolean(), conditions: Conditions },
  touches: ({ locationId }) => ({ locations: [locationId] }),
  hides: false,
})
export type LocationConditionsChanged = EventOf<typeof LocationConditionsChanged>

/** The location was deleted, with all its plants and their tasks. */
export const LocationDeleted = event('LocationDeleted', {
  data: { locationId: LocationId, plantIds: z.array(PlantId), tasks: z.array(TaskFacts) },
  touches: ({ locationId, plantIds, tasks }) => ({
    plants: plantIds,
    locations: [locationId],
    tasks: tasks.map(taskIdOf),
  }),
  hides: ({ plantIds }) => plantIds.length > 0,
})
export type LocationDeleted = EventOf<typeof LocationDeleted>

export const locationEvents = {
  LocationCreated,
  LocationRenamed,
  LocationDecorated,
  LocationConditionsChanged,
  LocationDeleted,
}
export type LocationEvent = EventOf<(typeof locationEvents)[keyof typeof locationEvents]>
