import type { CarePlan, CarePlanInput } from '@wattle/contracts/care-plans/proposal.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Identification } from '@wattle/contracts/plants/identification.ts'

export type IdentificationRequest = {
  /** Whose allowance the answer counts against, where it costs something. */
  gardenId: GardenId
  /** The picture's bytes as stored (JPEG), or null where there is only a hint. */
  picture: Uint8Array | null
  hint?: string
  /** Most matches wanted; the engine's own limit when absent. */
  maxMatches?: number
}

/** `gardenId`: whose allowance the answer counts against, where it costs something. */
export type CarePlanRequest = CarePlanInput & { gardenId: GardenId }

/**
 * Recognises plants and plans their care. Throws `PlantAiUnavailable` when it cannot answer now, and gives up when the
 * signal says so.
 */
export interface PlantAi {
  identify(request: IdentificationRequest, signal?: AbortSignal): Promise<Identification>
  planCare(request: CarePlanRequest, signal?: AbortSignal): Promise<CarePlan>
}

export class PlantAiUnavailable extends Error {
  readonly code = 'plant-ai-unavailable'
}
