/** Why the plant guide answers instead of the AI. */
export type FallbackReason = 'no-ai' | 'unavailable' | 'used-up'

/** The note on a care plan made by the AI. */
export const aiPlanNote = 'AI suggestion, please check.'

/** The note on a care plan made by the plant guide. */
export const planNotes: Record<FallbackReason, string> = {
  'no-ai': 'Made from our plant guide.',
  unavailable: 'Made from our plant guide, because the AI could not be reached.',
  'used-up': 'Made from our plant guide, because we have reached today’s limit for AI.',
}

/** The note on suggestions from a hint, if an AI is configured and would have checked the picture. */
export const identificationNotes: Record<FallbackReason, string | undefined> = {
  'no-ai': undefined,
  unavailable: 'The AI could not be reached, so your picture was not checked.',
  'used-up': 'We have reached today’s limit for AI, so your picture was not checked.',
}

/** Joins sentences, and adds missing full stops. */
export function joined(...sentences: (string | undefined)[]): string {
  return sentences
    .filter((sentence) => sentence !== undefined)
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ')
}
