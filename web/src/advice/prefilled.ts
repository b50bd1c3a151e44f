import type { GuidePlantView } from '@wattle/contracts/guide/views.ts'
import { everyTopic } from '@wattle/contracts/plants/choices.ts'

/** Initial values of a new plant's form that was opened from the guide. */
export function prefilledFrom({ name, species, careInstructions, needs }: GuidePlantView) {
  return { name, species, careInstructions, careAuthors: everyTopic('guide'), needs }
}
