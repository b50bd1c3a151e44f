import { readFileSync } from 'node:fs'
import { isPlantedLater, shortNote } from '@wattle/plant-guide/plan/short-note.ts'
import OpenAI from 'openai'
import type { PlantAi } from '../port.ts'
import { createAskModel, type ModelOptions } from './ask-model.ts'
import { careQuestion } from './care-plan.ts'
import type { PlanReview } from './care-plan-answer.ts'
import { plantQuestion } from './plant-matches.ts'

export type OpenAiOptions = Omit<ModelOptions, 'client'> & {
  apiKey: string
  /** URL of OpenAI, or of another server with the same API. */
  baseUrl: string
  /** Timeout in milliseconds for a whole answer, including retries. */
  timeout?: { identify: number; planCare: number }
  /** Called after the plant guide has reviewed a plan. */
  onReview?: (review: PlanReview) => void
}

const defaultTimeout = { identify: 25_000, planCare: 55_000 }

const prompt = (name: string) => readFileSync(new URL(`./prompts/${name}.md`, import.meta.url), 'utf8')

/**
 * A plant engine that identifies pictures and plans care with a model behind OpenAI's API. Besides the picture, the
 * hint and the plant, the model receives only the state, its climate and the gardener's preferences: nothing that
 * identifies a person or an address.
 */
export function openOpenAiPlantAi(options: OpenAiOptions): PlantAi {
  const { apiKey, baseUrl, timeout = defaultTimeout, onReview } = options
  const ask = createAskModel({ ...options, client: clientFor(apiKey, baseUrl) })
  const prompts = { identify: prompt('identify-plant'), planCare: prompt('plan-care') }
  return {
    async identify({ gardenId, ...request }, signal) {
      const hint = request.hint?.trim()
      const source = request.picture ? 'picture' : 'hint'
      if (!request.picture && !hint) return { source, plants: [] }
      const { picture, maxMatches } = request
      const asked = { picture, ...(hint ? { hint } : {}), ...(maxMatches ? { maxMatches } : {}) }
      const question = plantQuestion(asked, prompts.identify, timeout.identify)
      return { source, plants: await ask(gardenId, question, signal) }
    },

    async planCare(request, signal) {
      const isWithoutWork = request.preferredTaskTypes.length === 0 || isPlantedLater(request)
      if (isWithoutWork) return { tasks: [], note: shortNote(0, request) }
      return ask(
        request.gardenId,
        careQuestion(request, prompts.planCare, timeout.planCare, onReview),
        signal,
      )
    },
  }
}

/** This adapter makes the retries. The library's own environment variables and logging are disabled. */
const clientFor = (apiKey: string, baseURL: string) =>
  new OpenAI({ apiKey, baseURL, organization: null, project: null, maxRetries: 0, logLevel: 'off' })
