/** What a gardener can choose for a plant. Plain values, so that the web app may import them without zod. */

export const plantingMethods = ['ground', 'pot'] as const
export type PlantingMethod = (typeof plantingMethods)[number]

export const visibilities = ['private', 'public'] as const
export type Visibility = (typeof visibilities)[number]

/** How lists of plants can be sorted: in the order they were added, or by one of their facts. */
export const plantSorts = ['added', 'name', 'species', 'planted', 'next'] as const
export type PlantSort = (typeof plantSorts)[number]

export const careTopics = ['watering', 'sunlight', 'soil', 'fertilizing', 'pruning'] as const
export type CareTopic = (typeof careTopics)[number]
/** What each part of the care instructions is called. */
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
/** What is said beside words that are not the gardener's own. */
export const suggestionNotes = {
  ai: 'AI suggestion, please check',
  guide: 'From our plant guide, please check',
} as const satisfies Record<Exclude<CareAuthor, 'gardener'>, string>

/** One value for every topic. */
export const everyTopic = <const T>(value: T) =>
  Object.fromEntries(careTopics.map((topic) => [topic, value])) as Record<CareTopic, T>
