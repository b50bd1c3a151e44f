import type { Sunlight } from '../locations/choices.ts'
import type { PlantNeeds } from '../plants/needs.ts'
import { needWords } from './choices.ts'

/** From most to least sun. Choices that change over the year have no place in this order. */
const mostSunFirst: readonly Sunlight[] = [
  'Full sun all day',
  'Morning shade, afternoon sun',
  'Morning sun, afternoon shade',
  'Partial sun (3–6 hrs direct light)',
  'Filtered sun all day',
  'Partial shade (bright but no direct sun)',
  'Full shade all day',
]
/** A longer list is shortened to its two ends. */
const mostListed = 3

/**
 * A plant's needs, to be used within a sentence: `full sun to filtered sun`, `loam or silt`. Empty if not
 * known.
 */
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
