import { z } from 'zod'
import { type EventOf, event } from '../event.ts'
import { LocationId, NurseryPlantId, PlantId } from '../ids.ts'
import { CareAuthors, CareInstructions } from '../plants/care.ts'
import { PlantNeeds } from '../plants/needs.ts'
import { CivilDateText } from '../values.ts'

const nurseryPlant = z.object({
  name: z.string(),
  species: z.string(),
  imageUrl: z.string().nullable(),
  careInstructions: CareInstructions,
  /** Absent in older events; otherwise present whenever `careInstructions` is. */
  careAuthors: CareAuthors.optional(),
  needs: PlantNeeds,
  nurseryName: z.string(),
  price: z.string(),
  potSize: z.string(),
  discoveryDate: CivilDateText.nullable(),
  notes: z.string(),
})

/** A plant on the wish-list, which only the gardener ever sees. */
export const NurseryPlantAdded = event('NurseryPlantAdded', {
  data: { nurseryPlantId: NurseryPlantId, ...nurseryPlant.shape },
  touches: () => ({}),
  hides: false,
})
export type NurseryPlantAdded = EventOf<typeof NurseryPlantAdded>

/** Contains only the fields that changed. */
export const NurseryPlantRevised = event('NurseryPlantRevised', {
  data: { nurseryPlantId: NurseryPlantId, ...nurseryPlant.partial().shape },
  touches: () => ({}),
  hides: false,
})
export type NurseryPlantRevised = EventOf<typeof NurseryPlantRevised>

export const NurseryPlantRemoved = event('NurseryPlantRemoved', {
  data: { nurseryPlantId: NurseryPlantId },
  touches: () => ({}),
  hides: false,
})
export type NurseryPlantRemoved = EventOf<typeof NurseryPlantRemoved>

/** The plant now grows in the garden; with `kept`, it also stays on the wish-list. */
export const NurseryPlantConverted = event('NurseryPlantConverted', {
  data: { nurseryPlantId: NurseryPlantId, plantId: PlantId, locationId: LocationId, kept: z.boolean() },
  touches: ({ plantId, locationId }) => ({ plants: [plantId], locations: [locationId] }),
  hides: false,
})
export type NurseryPlantConverted = EventOf<typeof NurseryPlantConverted>

export const nurseryEvents = {
  NurseryPlantAdded,
  NurseryPlantRevised,
  NurseryPlantRemoved,
  NurseryPlantConverted,
}
export type NurseryEvent = EventOf<(typeof nurseryEvents)[keyof typeof nurseryEvents]>
