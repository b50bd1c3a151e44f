import { z } from 'zod'
import { careTopics } from './choices.ts'

type Topics<T> = Record<(typeof careTopics)[number], T>

const text = z.string().trim().max(4000, 'Please keep this under 4000 characters.')
const everyTopic = <T extends z.ZodType>(shape: T) =>
  Object.fromEntries(careTopics.map((topic) => [topic, shape])) as Topics<T>

/** Free text per topic; an empty string where nothing is known. */
export const CareInstructions = z.object(everyTopic(text.default('')))
export type CareInstructions = z.infer<typeof CareInstructions>

/** A topic that is absent stays as it is; null clears it. */
export const CareChanges = z.object(everyTopic(text.nullish()))
export type CareChanges = z.infer<typeof CareChanges>

export const noCareInstructions: CareInstructions = CareInstructions.parse({})

/** The instructions after changes to some topics; null clears all of them. */
export function withCareChanges(
  now: CareInstructions,
  wanted: CareChanges | null | undefined,
): CareInstructions {
  if (!wanted) return wanted === null ? noCareInstructions : now
  const said = Object.entries(wanted).filter(([, words]) => words !== undefined)
  return { ...now, ...Object.fromEntries(said.map(([topic, words]) => [topic, words ?? ''])) }
}
