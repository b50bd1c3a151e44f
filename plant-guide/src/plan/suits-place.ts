import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import type { TaskType } from '@wattle/contracts/tasks/choices.ts'
import { type Climate, isHardFrost } from '../climate/climate.ts'
import type { Job } from '../entry.ts'
import { inPotWords, isForAPot } from './method-words.ts'

const groundWords =
  /\b(spade|fork (it|holes|the bed)|hoe|drip line|lawn|trench|square metre|(of|from|and) grass|hand-weed|trunk with|between rows|across the bed|edges? of the canopy|shallow drain)\b/i
/**
 * Matches places below the branches. They rule out a pot only for types in `onTheGround`: pests are checked under the
 * leaves of a potted plant too.
 */
const underThePlant = /\bunder the (\w+ )?(branches|canopy|tree|palm|leaves)\b/i
const onTheGround: readonly TaskType[] = ['Fertilising', 'Mulching', 'Soil improvement', 'Weeding']

/** Whether a job can be done in the ground or in the pot, whichever the plant grows in. */
export function suitsPlace(job: Job, method: PlantingMethod): boolean {
  if (job.only) return job.only === method
  if (method === 'ground') return job.inGround !== undefined || !isForAPot(job)
  if (job.inPot) return true
  const { title, description } = inPotWords(job)
  const words = `${title} ${description}`
  const isUnder = onTheGround.includes(job.type) && underThePlant.test(words) && !potWords.test(words)
  return !(bedWords.test(title) || isUnder || speaksOfTheGround(words))
}

/** A bed or a row in the title means work in open ground. */
const bedWords = /\b(beds?|rows?)\b/i

const potWords = /\bpots?\b/i

export function speaksOfTheGround(words: string): boolean {
  return groundWords.test(words) && !potWords.test(words)
}

export function suitsClimate(job: Job, climate: Climate): boolean {
  const { frost, drySummer } = climate
  if (isElsewhere(job, climate) && !job.elsewhere) return false
  if (job.where === 'frost') return frost !== 'none'
  if (job.where === 'hard-frost') return isHardFrost(frost)
  if (job.where === 'mild-winter') return !isHardFrost(frost)
  return job.where !== 'dry-summer' || drySummer
}

/** Whether a job is limited to some states and the garden is in another. */
export function isElsewhere({ states }: Job, { state }: Climate): boolean {
  return states !== undefined && !states.includes(state)
}
