import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { gardenOfEmail } from './demo-garden-id.ts'
import { inventGarden } from './invent-garden.ts'
import { play } from './play.ts'
import { createStage, type StageOptions } from './stage.ts'

export type Progress = { done: number; skipped: number; events: number }

type Options = Omit<StageOptions, 'onAppended'> & {
  gardens: number
  seed: number
  onProgress?: (progress: Progress) => void
}

/** Number of gardens played at once: their commands are committed together, and only these are in memory. */
const atOnce = 256

/** Invents gardens and plays each through a write side of its own, which is dropped when the garden is complete. */
export async function playInvented({ gardens, seed, onProgress, ...options }: Options): Promise<Progress> {
  const { engines, today, years } = options
  const plantAi = withMemory(options.plantAi)
  const progress: Progress = { done: 0, skipped: 0, events: 0 }
  let next = 1
  let failed = false

  async function playSome(): Promise<void> {
    while (next <= gardens && !failed) {
      const number = next++
      const garden = inventGarden(number, { seed, years, today })
      const gardenId = gardenOfEmail(garden.email)
      if ((await engines.log.read(gardenStream(gardenId), 0, 1)).length > 0) progress.skipped += 1
      else await play(createStage({ ...options, plantAi, onAppended }), gardenId, garden)
      progress.done += 1
      onProgress?.(progress)
    }
  }
  function onAppended(events: number): void {
    progress.events += events
  }

  const playing = Array.from({ length: Math.min(atOnce, gardens) }, () =>
    playSome().catch((error) => {
      failed = true
      throw error
    }),
  )
  const ended = await Promise.allSettled(playing)
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  return progress
}

/** Caches identifications: many gardens grow the same plants, and looking one up takes longer than planting it. */
function withMemory(plantAi: PlantAi): PlantAi {
  const known = new Map<string | undefined, ReturnType<PlantAi['identify']>>()
  return {
    ...plantAi,
    identify(request) {
      const found = known.get(request.hint) ?? plantAi.identify(request)
      known.set(request.hint, found)
      return found
    },
  }
}
