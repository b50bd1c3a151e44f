/** What a gardener can choose for a plant. Plain values, so that the web app may import them without zod. */

export const plantingMethods = ['ground', 'pot'] as const
export type PlantingMethod = (typeof plantingMethods)[number]

export const visibilities = ['private', 'public'] as const
export type Visibility = (typeof visibilities)[number]

/** How lists of plants can be sorted: in the order they were added, or by one of their facts. */
export const plantSorts = ['added', 'name', 'species', 'planted', 'next'] as const
export type PlantSort = (typeof plantSorts)[number]

/** What a location shows: `mixed` when its plants differ, `private` when it is empty. */
export type LocationVisibility = Visibility | 'mixed'

export const careTopics = ['watering', 'sunlight', 'soil', 'fertilizing', 'pruning'] as const
export type CareTopic = (typeof careTopics)[number]
