/** What the plant guide is filtered by. Plain values, so that the web app may import them without zod. */

export const sunNeeds = ['sun', 'part-shade', 'shade'] as const
export type SunNeed = (typeof sunNeeds)[number]
export const sunWords = {
  sun: 'Full sun',
  'part-shade': 'Part shade',
  shade: 'Shade',
} as const satisfies Record<SunNeed, string>

/** What a safety note is about. */
export const noteTopics = ['poison', 'weed', 'rule', 'place'] as const
export type NoteTopic = (typeof noteTopics)[number]

/** Whom to ring; the same in every state. */
export const poisonLines =
  'Poisons Information Centre 13 11 26, any hour. For pets: Animal Poisons Helpline 1300 869 738.'
