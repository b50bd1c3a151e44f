/** What a gardener can choose for a plant. Plain values, so that the web app may import them without zod. */

export const plantingMethods = ['ground', 'pot'] as const
export type PlantingMethod = (typeof plantingMethods)[number]

export const visibilities = ['private', 'public'] as const
export type Visibility = (typeof visibilities)[number]

/**
 * The sort orders for lists of plants; `added` is the order in which they were added, `next` the next due
 * date.
 */
export const plantSorts = ['added', 'name', 'species', 'planted', 'next'] as const
export type PlantSort = (typeof plantSorts)[number]

export const careTopics = ['watering', 'sunlight', 'soil', 'fertilizing', 'pruning'] as const
export type CareTopic = (typeof careTopics)[number]
/** The label of each topic. */
export const careNames = {
  watering: 'Watering',
  sunlight: 'Sunlight',
  soil: 'Soil',
  fertilizing: 'Fertilising',
  pruning: 'Pruning',
} as const satisfies Record<CareTopic, string>

/** Who may have written care instructions: the gardener, an AI model, or our plant guide. */
export const careAuthors = ['gardener', 'ai', 'guide'] as const
export type CareAuthor = (typeof careAuthors)[number]
/** Shown beside text that the gardener did not write. */
export const suggestionNotes = {
  ai: 'AI suggestion, please check',
  guide: 'From our plant guide, please check',
} as const satisfies Record<Exclude<CareAuthor, 'gardener'>, string>

/** The same value for every topic. */
export const everyTopic = <const T>(value: T) =>
  Object.fromEntries(careTopics.map((topic) => [topic, value])) as Record<CareTopic, T>
