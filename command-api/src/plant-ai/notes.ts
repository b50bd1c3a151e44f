/** Why the plant guide answers in place of the AI. */
export type FallbackReason = 'no-ai' | 'unavailable' | 'used-up'

/** What a care plan says that the AI made. */
export const aiPlanNote = 'AI suggestion, please check.'

/** What a care plan says that the plant guide made. */
export const planNotes: Record<FallbackReason, string> = {
  'no-ai': 'Made from our plant guide.',
  unavailable: 'Made from our plant guide, because the AI could not be reached.',
  'used-up': 'Made from our plant guide, because the AI has answered as much as it may today.',
}

/** What suggestions from a hint say where an AI would have looked at the picture. */
export const identificationNotes: Record<FallbackReason, string | undefined> = {
  'no-ai': undefined,
  unavailable: 'The AI could not be reached, so nobody has looked at the picture.',
  'used-up': 'The AI has answered as much as it may today, so nobody has looked at the picture.',
}

/** Sentences one after another, each with its full stop. */
export function joined(...sentences: (string | undefined)[]): string {
  return sentences
    .filter((sentence) => sentence !== undefined)
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ')
}
