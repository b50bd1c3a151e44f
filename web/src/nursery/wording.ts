import { needTexts } from '@wattle/contracts/nursery/need-texts.ts'
import type { PlantNeeds } from '@wattle/contracts/plants/needs.ts'

export function plantingFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  return ['Failed to add plant to garden', message].filter(Boolean).join(': ')
}

/**
 * What a plant likes, as far as known: `Likes full sun or afternoon sun; loam; medium moisture or moist ground`.
 * Null if nothing is known.
 */
export function likes(needs: PlantNeeds): string | null {
  const { sunlight, soil, moisture } = needTexts(needs)
  const wanted = [sunlight, soil, moisture].filter(Boolean)
  return wanted.length > 0 ? `Likes ${wanted.join('; ')}` : null
}
