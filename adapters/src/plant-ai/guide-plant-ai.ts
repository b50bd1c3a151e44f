import { identify } from '@wattle/plant-guide/names/identify.ts'
import { planCare } from '@wattle/plant-guide/plan/plan-care.ts'
import type { PlantAi } from './port.ts'

/** The offline plant engine: matches the gardener's hint against an Australian catalogue. */
export function openGuidePlantAi(): PlantAi {
  return {
    identify: async (request) => identify(request),
    planCare: async (request) => planCare(request),
  }
}
