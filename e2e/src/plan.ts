import type { PlantTasksResponse } from '@wattle/contracts/plants/views.ts'
import { vi } from 'vitest'
import type { Gardener } from './gardener.ts'

/**
 * Milliseconds for a plan: after its process is killed, another takes over when the lease of 20 seconds has
 * expired.
 */
export const longestPlan = 60_000

/** Waits for the care plan of a plant and returns the plant's tasks. */
export async function planOf(
  gardener: Gardener,
  plantId: string,
  timeout = 30_000,
): Promise<PlantTasksResponse> {
  return vi.waitUntil(
    async () => {
      const answer = await gardener.read<PlantTasksResponse>(`/plants/${plantId}/tasks`)
      return answer.plan.status === 'ready' && answer
    },
    { timeout, interval: 100 },
  )
}
