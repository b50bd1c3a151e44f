import { identify } from '@wattle/plant-guide/names/identify.ts'
import { planCare } from '@wattle/plant-guide/plan/plan-care.ts'
import type { PlantAi } from './port.ts'

/** The plant engine that needs no network: an Australian catalogue, matched by the gardener's hint. */
export function openGuidePlantAi(): PlantAi {
  return {
    identify: async (request) => identify(request),
    planCare: async (request) => planCare(request),
  }
}
