import type { CarePlan, CarePlanInput } from '@wattle/contracts/care-plans/proposal.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Identification } from '@wattle/contracts/plants/identification.ts'

export type IdentificationRequest = {
  /** The garden whose allowance a paid answer counts against. */
  gardenId: GardenId
  /** The stored JPEG, or null if there is only a hint. */
  picture: Uint8Array | null
  hint?: string
  /** Maximum number of matches; the engine's own limit if absent. */
  maxMatches?: number
}

/** `gardenId` is the garden whose allowance a paid answer counts against. */
export type CarePlanRequest = CarePlanInput & { gardenId: GardenId }

/**
 * Identifies plants and plans their care. Throws `PlantAiUnavailable` when it cannot answer now. Stops when the signal
 * aborts.
 */
export interface PlantAi {
  identify(request: IdentificationRequest, signal?: AbortSignal): Promise<Identification>
  planCare(request: CarePlanRequest, signal?: AbortSignal): Promise<CarePlan>
}

export class PlantAiUnavailable extends Error {
  readonly code = 'plant-ai-unavailable'
}
