import { needWords } from '@wattle/contracts/nursery/choices.ts'
import type { PlantNeeds } from '@wattle/contracts/plants/needs.ts'

/** Why a find could not be planted, as a sentence. */
export function plantingFailure(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  return ['Failed to add plant to garden', message].filter(Boolean).join(': ')
}

/** What a plant likes, as far as it is known: `Likes full sun or afternoon sun; loam; medium or moist ground` */
export function likes({ sunlight, soil, moisture }: PlantNeeds): string | null {
  const wanted = [
    either(sunlight.map((each) => needWords.sunlight[each])),
    either(soil.map((each) => needWords.soil[each])),
    moisture.length > 0 ? `${either(moisture.map((each) => needWords.moisture[each]))} ground` : '',
  ].filter((words) => words !== '')
  return wanted.length > 0 ? `Likes ${wanted.join('; ')}` : null
}

function either(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ')
}
