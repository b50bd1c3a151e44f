import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import type { Complexity } from '@wattle/contracts/profile/choices.ts'
import type { Climate } from '../climate/climate.ts'
import type { Job, Zone } from '../entry.ts'
import { inGroundWords, inPotWords } from './method-words.ts'
import { isElsewhere } from './suits.ts'

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

/** A job in the words of its place and month: winter, its state, the wet and the dry of the tropics, open ground or a pot. */
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

/** What a planting says about its harvest, which may come after the year of the plan. */
export function pickedFrom(month: number): string {
  return `Ready to pick from ${monthNames[month - 1]}.`
}

/** A job in as many words as the gardener asked for; an expert is also told which months are right. */
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
