import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { GenerationResponse } from '@wattle/contracts/care-plans/views.ts'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { invalidateAnswers } from '../cache/answer-contents.ts'
import { useWrite } from '../cache/use-write.ts'
import { post } from '../http/write.ts'
import { profileQueries } from '../profile/api.ts'
import { isOnItsWay } from './generation-words.ts'

/** Requests a plant's plan for the known place and preferences. The server does not plan twice. */
export function requestCarePlan(client: QueryClient, plantId: string): Promise<GenerationResponse> {
  const preferences = client.getQueryData(profileQueries.preferences().queryKey)
  return post<GenerationResponse>(
    `/tasks/generate-for-plant/${encodeURIComponent(plantId)}`,
    preferences && wishesOf(preferences),
  )
}

function wishesOf({ state, postcode, taskGeneration }: PreferencesView) {
  const { effort, preferredTaskTypes, complexity, taskPeriod } = taskGeneration
  return {
    ...(state && postcode && { userLocation: { postcode, state } }),
    taskPreferences: {
      gardeningEffort: effort,
      preferredTasks: preferredTaskTypes,
      taskComplexity: complexity,
      taskPeriod,
    },
  }
}

/**
 * Delays, in milliseconds, after which tasks are refetched once plans were requested: no answer reports the progress
 * of a whole garden's plans.
 */
const rereadDelays = [2000, 6000, 15_000, 40_000]

/** Requests new care plans, for one plant or for the whole garden. */
export function useRegenerate() {
  const client = useQueryClient()
  return useWrite({
    changes: ['tasks'],
    mutationFn: (plantId: string | undefined) =>
      post<GenerationResponse>('/tasks/generate', { ...(plantId && { plantId }), regenerate: true }),
    onSuccess: (answer) => {
      if (!isOnItsWay(answer)) return
      // A tick that is still on its way would be undone by what is read here.
      const reread = () => {
        if (client.isMutating() > 0) setTimeout(reread, 1000)
        else void invalidateAnswers(client, ['tasks'])
      }
      for (const wait of rereadDelays) setTimeout(reread, wait)
    },
  })
}
