import type { CareAuthors } from '@wattle/contracts/plants/care.ts'
import type { CareTopic } from '@wattle/contracts/plants/choices.ts'

/** The source of the suggested text on a topic; null if the gardener wrote it or its author is unknown. */
export function suggesterOf(careAuthors: CareAuthors, topic: CareTopic): 'ai' | 'guide' | null {
  const author = careAuthors[topic] ?? 'gardener'
  return author === 'gardener' ? null : author
}
