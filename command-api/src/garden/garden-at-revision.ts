import { type Garden, initialGarden } from '../state/garden.ts'

/** A garden's state after the event with this revision and id; -1 and null before its first event. */
export type GardenAtRevision = {
  readonly garden: Garden
  readonly revision: number
  readonly eventId: string | null
}

export const emptyGarden: GardenAtRevision = { garden: initialGarden, revision: -1, eventId: null }
