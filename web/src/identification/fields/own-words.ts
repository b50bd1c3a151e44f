import type { Care } from '@wattle/contracts/plants/care.ts'
import type { CareTopic } from '@wattle/contracts/plants/choices.ts'

/** The care with other words on a topic, which are the gardener's own. */
export function ownWords({ careInstructions, careAuthors }: Care, topic: CareTopic, text: string): Care {
  return {
    careInstructions: { ...careInstructions, [topic]: text },
    careAuthors: { ...careAuthors, [topic]: 'gardener' },
  }
}
