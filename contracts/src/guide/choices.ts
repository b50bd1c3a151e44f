/** The filters of the plant guide. Plain values, so that the web app may import them without zod. */

export const sunNeeds = ['sun', 'part-shade', 'shade'] as const
export type SunNeed = (typeof sunNeeds)[number]
export const sunWords = {
  sun: 'Full sun',
  'part-shade': 'Part shade',
  shade: 'Shade',
} as const satisfies Record<SunNeed, string>

export const zones = ['tropical', 'subtropical', 'temperate', 'cool', 'arid'] as const
export type Zone = (typeof zones)[number]

/** Nights per year below 2 °C: none is fewer than 2, light up to 15, moderate up to 40. */
export const frosts = ['none', 'light', 'moderate', 'heavy'] as const
export type Frost = (typeof frosts)[number]

/** Where a plant grows; `pot` is true if it also grows in a pot. */
export const growsIn = (pot: boolean): string => (pot ? 'Pot or ground' : 'Ground')

/** Shown if the guide has no such plant. */
export const unknownPlant = {
  title: 'Plant Not Found',
  text: 'It isn’t in the guide. There may be a typo in the link.',
}

/** The topics of safety notes. */
export const noteTopics = ['poison', 'weed', 'rule', 'place'] as const
export type NoteTopic = (typeof noteTopics)[number]

/** The disclaimer shown with safety notes. */
export const adviceLine = 'General advice only. Check with the source.'

/** The numbers to ring about poisons; the same in every state. */
export const poisonLines =
  'Poisons Information Centre 13\u00a011\u00a026, any hour. For pets: Animal Poisons Helpline 1300\u00a0869\u00a0738.'
