import type { Care } from '@wattle/contracts/plants/care.ts'
import type { CareTopic } from '@wattle/contracts/plants/choices.ts'

/** The care with a new text on one topic, whose author becomes the gardener. */
export function ownWords({ careInstructions, careAuthors }: Care, topic: CareTopic, text: string): Care {
  return {
    careInstructions: { ...careInstructions, [topic]: text },
    careAuthors: { ...careAuthors, [topic]: 'gardener' },
  }
}
