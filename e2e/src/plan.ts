import type { PlantTasksAnswer } from '@wattle/contracts/plants/views.ts'
import { vi } from 'vitest'
import type { Gardener } from './gardener.ts'

/** A plan whose maker was killed is taken over when its lease of 20 seconds has run out. */
export const longestPlan = 60_000

/** Waits until the care plan of a plant is there, and gives the plant's tasks. */
export async function planOf(
  gardener: Gardener,
  plantId: string,
  timeout = 30_000,
): Promise<PlantTasksAnswer> {
  return vi.waitUntil(
    async () => {
      const answer = await gardener.read<PlantTasksAnswer>(`/plants/${plantId}/tasks`)
      return answer.plan.status === 'ready' && answer
    },
    { timeout, interval: 100 },
  )
}
