import type { GardenId } from '@wattle/contracts/ids.ts'

/** An erased garden and when its erasure happened (ISO 8601). */
export type ErasedGarden = { gardenId: GardenId; erasedAt: string }

/**
 * Lists erased gardens outside the event log: a log that is restored from an older backup does not contain the later
 * erasures.
 */
export interface ErasureList {
  /** Adds a garden durably. A garden that is already on the list keeps its entry. */
  add(garden: ErasedGarden): Promise<void>
  /** All entries, oldest first. Throws if the list cannot be read. */
  all(): Promise<ErasedGarden[]>
}
