import type { Allowance } from '@wattle/adapters/plant-ai/allowance.ts'
import { openGuidePlantAi } from '@wattle/adapters/plant-ai/guide-plant-ai.ts'
import type { PlanReview } from '@wattle/adapters/plant-ai/openai/care-plan-answer.ts'
import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import type { Settings } from '../settings/settings.ts'

/** The engines that identify plants and plan their care. */
export type PlantEngines = {
  /** Opens the paid AI, which is used within its allowance; null if none is configured. */
  openPaidAi: ((allowance: Allowance, onReview: (review: PlanReview) => void) => PlantAi) | null
  /** The plant guide, which is free. */
  guide: PlantAi
  /** US dollars per day, for all gardeners together and for each one. */
  limits: { everybody: number; gardener: number }
}

export async function openPlantEngines(settings: Settings): Promise<PlantEngines> {
  return {
    openPaidAi: await paidAiIn(settings),
    guide: openGuidePlantAi(),
    limits: {
      everybody: settings.WATTLE_OPENAI_DAILY_LIMIT,
      gardener: settings.WATTLE_OPENAI_GARDENER_DAILY_LIMIT,
    },
  }
}

async function paidAiIn(settings: Settings): Promise<PlantEngines['openPaidAi']> {
  const apiKey = settings.WATTLE_OPENAI_API_KEY
  if (!apiKey) return null
  const { openOpenAiPlantAi } = await import('@wattle/adapters/plant-ai/openai/openai-plant-ai.ts')
  return (allowance, onReview) =>
    openOpenAiPlantAi({
      apiKey,
      baseUrl: settings.WATTLE_OPENAI_BASE_URL,
      model: settings.WATTLE_OPENAI_MODEL,
      prices: { input: settings.WATTLE_OPENAI_INPUT_PRICE, output: settings.WATTLE_OPENAI_OUTPUT_PRICE },
      allowance,
      onReview,
    })
}
