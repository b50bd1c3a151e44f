import type { GardenId } from '@wattle/contracts/ids.ts'

/** A garden that is gone, and the instant (ISO 8601) from which on. */
export type ErasedGarden = { gardenId: GardenId; erasedAt: string }

/**
 * Which gardens were erased, kept apart from the event log: a log that is restored from an older copy does not know it of
 * all of them.
 */
export interface ErasureList {
  /** Adds a garden, durably; one that is on the list stays as it is. */
  add(garden: ErasedGarden): Promise<void>
  /** All of them, the first first. Throws where the list cannot be read. */
  all(): Promise<ErasedGarden[]>
}
