import { z } from 'zod'
import { longestText } from '../text-limits.ts'
import { optionalText } from '../values.ts'
import { careAuthors, careTopics, everyTopic } from './choices.ts'

const text = optionalText(longestText)

/** Free text per topic; an empty string if nothing is known. */
export const CareInstructions = z.object(everyTopic(text.default('')))
export type CareInstructions = z.infer<typeof CareInstructions>

/** The author of each topic; a topic is absent if it has no text or its author is not known. */
export const CareAuthors = z.object(everyTopic(z.enum(careAuthors).optional()))
export type CareAuthors = z.infer<typeof CareAuthors>

/** A plant's care instructions and their authors. */
export type Care = { careInstructions: CareInstructions; careAuthors: CareAuthors }

/** An absent topic is not changed; null clears it. */
export const CareChanges = z.object(everyTopic(text.nullish()))
export type CareChanges = z.infer<typeof CareChanges>

export const noCareInstructions: CareInstructions = CareInstructions.parse({})
export const noCare: Care = { careInstructions: noCareInstructions, careAuthors: {} }

/** The instructions after changes to some topics; null clears all of them. */
export function withCareChanges(
  now: CareInstructions,
  wanted: CareChanges | null | undefined,
): CareInstructions {
  if (!wanted) return wanted === null ? noCareInstructions : now
  const said = Object.entries(wanted).filter(([, words]) => words !== undefined)
  return { ...now, ...Object.fromEntries(said.map(([topic, words]) => [topic, words ?? ''])) }
}

/**
 * The authors after a change. A topic with unchanged text keeps its author; changed text belongs to the
 * gardener, unless `said` names another author.
 */
export function authorsOf(now: CareInstructions, before: Care, said?: CareAuthors | null): CareAuthors {
  const authors = careTopics.map((topic) => {
    const isAsBefore = now[topic] === before.careInstructions[topic]
    return [topic, isAsBefore ? before.careAuthors[topic] : (said?.[topic] ?? 'gardener')] as const
  })
  return Object.fromEntries(authors.filter(([topic, author]) => author && now[topic] !== ''))
}
