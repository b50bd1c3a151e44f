import type { CareAuthors } from '@wattle/contracts/plants/care.ts'
import type { CareTopic } from '@wattle/contracts/plants/choices.ts'

/** Who suggested the words on a topic; null where they are the gardener's own, or nobody knows. */
export function suggesterOf(careAuthors: CareAuthors, topic: CareTopic): 'ai' | 'guide' | null {
  const author = careAuthors[topic] ?? 'gardener'
  return author === 'gardener' ? null : author
}
