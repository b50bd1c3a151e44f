/** What a gardener can choose in the settings. Plain values, so that the web app may import them without zod. */

export const australianStates = [
  'New South Wales',
  'Victoria',
  'Queensland',
  'Western Australia',
  'South Australia',
  'Tasmania',
  'Australian Capital Territory',
  'Northern Territory',
] as const
export type AustralianState = (typeof australianStates)[number]

export const efforts = ['Low', 'Medium', 'High'] as const
export type Effort = (typeof efforts)[number]
export const defaultEffort: Effort = 'Medium'

/** For each effort, how many tasks a plant's year has and which priorities they may have. */
export const effortLimits = {
  Low: { fewest: 3, most: 4, priorities: [1] },
  Medium: { fewest: 5, most: 7, priorities: [1, 2] },
  High: { fewest: 8, most: 12, priorities: [1, 2, 3] },
} as const satisfies Record<Effort, { fewest: number; most: number; priorities: readonly (1 | 2 | 3)[] }>

export const effortLabels = {
  Low: 'Low: just the jobs that matter most',
  Medium: 'Medium: I enjoy pottering in the garden now and then',
  High: 'High: the garden is where I want to be',
} as const satisfies Record<Effort, string>

export const complexities = ['Simple', 'Technical', 'Expert'] as const
export type Complexity = (typeof complexities)[number]
export const defaultComplexity: Complexity = 'Simple'

export const taskPeriods = ['Next 7 days', 'Next 2 weeks', 'This month', 'Next 6 weeks'] as const
export type TaskPeriod = (typeof taskPeriods)[number]
export const defaultTaskPeriod: TaskPeriod = 'Next 6 weeks'

/** Most images in the gallery of a community profile, including the feature image. */
export const mostPictures = 5

export const defaultPlace = { state: 'New South Wales', postcode: '2000' } as const

/** Four digits as text, because a number would lose the zero of Darwin's 0800. */
export const postcodePattern = /^[0-9]{4}$/
export const postcodeSentence = 'Please enter a valid 4-digit Australian postcode'
