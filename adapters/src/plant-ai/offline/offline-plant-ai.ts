import type { PlantAi } from '../port.ts'
import { identify } from './identify.ts'
import { planCare } from './plan-care.ts'

/** The plant engine that needs no network: an Australian catalogue, matched by the gardener's hint. */
export function openOfflinePlantAi(): PlantAi {
  return {
    identify: async (request) => identify(request),
    planCare: async (request) => planCare(request),
  }
}
