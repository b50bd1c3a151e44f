import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import type { Complexity } from '@wattle/contracts/profile/choices.ts'
import type { Climate } from '../climate/climate.ts'
import type { Job, Zone } from '../entry.ts'
import { inGroundWords, inPotWords } from './method-words.ts'
import { isElsewhere } from './suits-place.ts'

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Returns a job in the words for its place and month: winter, state, tropics, arid climate, open ground or pot. */
export function inPlace(job: Job, climate: Climate, method?: PlantingMethod, month?: number): Job {
  const isWinter = month !== undefined && month >= 5 && month <= 8 && climate.zone !== 'tropical'
  const placed = {
    ...job,
    ...(isWinter && job.winter),
    ...(isElsewhere(job, climate) && job.elsewhere),
    ...(climate.zone === 'tropical' && job.tropics),
    ...(climate.zone === 'arid' && job.arid),
  }
  if (method === 'pot') return { ...placed, ...inPotWords(placed), ...job.inPot }
  return method === 'ground' ? { ...placed, ...inGroundWords(placed), ...job.inGround } : placed
}

/** The sentence about the harvest in a planting task. The harvest may come after the plan's twelve months. */
export function pickedFrom(month: number): string {
  return `Ready to pick from ${monthNames[month - 1]}.`
}

/** A job's description at the chosen complexity. Expert also lists the suitable months. */
export function describe(job: Job, complexity: Complexity, zone: Zone): string {
  if (complexity === 'Simple') return job.description
  const sentences = [job.description, job.technical]
  const months = new Set(job.months[zone])
  if (complexity === 'Expert' && months.size < 12) {
    sentences.push(
      `Suitable months in ${zone === 'arid' ? 'an' : 'a'} ${zone} garden: ${[...months].map((month) => monthNames[month - 1]).join(', ')}.`,
    )
  }
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}
