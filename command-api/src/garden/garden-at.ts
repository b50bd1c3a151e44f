import { type Garden, initialGarden } from '../state/garden.ts'

/** A garden's state after the event of this revision; -1 before its first. */
export type GardenAt = { readonly garden: Garden; readonly revision: number }

export const emptyGarden: GardenAt = { garden: initialGarden, revision: -1 }
