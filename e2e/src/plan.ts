import type { PlantTasksAnswer } from '@wattle/contracts/plants/views.ts'
import { vi } from 'vitest'
import type { Gardener } from './gardener.ts'

/** Waits until the care plan of a plant is there, and gives the plant's tasks. */
export async function planOf(gardener: Gardener, plantId: string): Promise<PlantTasksAnswer> {
  return vi.waitUntil(
    async () => {
      const answer = await gardener.read<PlantTasksAnswer>(`/plants/${plantId}/tasks`)
      return answer.plan.status === 'ready' && answer
    },
    { timeout: 30_000, interval: 100 },
  )
}
