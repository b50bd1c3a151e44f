import type { Sunlight } from '../locations/choices.ts'
import type { PlantNeeds } from '../plants/needs.ts'
import { needWords } from './choices.ts'

/** From the most sun to none. What changes over the year lies somewhere between. */
const mostSunFirst: readonly Sunlight[] = [
  'Full sun all day',
  'Morning shade, afternoon sun',
  'Morning sun, afternoon shade',
  'Partial sun (3–6 hrs direct light)',
  'Filtered sun all day',
  'Partial shade (bright but no direct sun)',
  'Full shade all day',
]
/** Longer lists are told from which to which. */
const mostListed = 3

/** What a plant likes, as the middle of a sentence: `full sun to filtered sun`, `loam or silt`. Empty where it is not known. */
export function needTexts({ sunlight, soil, moisture }: PlantNeeds): Record<keyof PlantNeeds, string> {
  return {
    sunlight: sunText(sunlight),
    soil: either(soil.map((each) => needWords.soil[each])),
    moisture: either(moisture.map((each) => needWords.moisture[each])),
  }
}

function sunText(sunlight: readonly Sunlight[]): string {
  const ordered = mostSunFirst.filter((each) => sunlight.includes(each))
  const [most, least] = [ordered[0], ordered.at(-1)]
  if (sunlight.length > mostListed && most && least && most !== least)
    return `${needWords.sunlight[most]} to ${needWords.sunlight[least]}`
  return either(sunlight.map((each) => needWords.sunlight[each]))
}

function either(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ')
}
