import type { GuidePlantView } from '@wattle/contracts/guide/views.ts'
import { everyTopic } from '@wattle/contracts/plants/choices.ts'

/** What a form for a new plant begins with when it was opened from the guide. */
export function prefilledFrom({ name, species, careInstructions, needs }: GuidePlantView) {
  return { name, species, careInstructions, careAuthors: everyTopic('guide'), needs }
}
