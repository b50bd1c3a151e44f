/** What a gardener can choose for a task. Plain values, so that the web app may import them without zod. */

export const priorities = [1, 2, 3] as const
export type Priority = (typeof priorities)[number]
export const priorityWords = { 1: 'High', 2: 'Medium', 3: 'Low' } as const satisfies Record<Priority, string>
export const defaultPriority: Priority = 2

export const mostMinutes = 10_000
export const minutesSentence = 'Please enter a whole number of minutes, up to 10,000.'

export const taskStatuses = ['pending', 'completed'] as const
export type TaskStatus = (typeof taskStatuses)[number]

export const recurringFrequencies = [
  'annual',
  'biannual',
  'quarterly',
  'monthly',
  'monthly-spring',
  'monthly-summer',
  'monthly-autumn',
  'monthly-winter',
] as const
export type RecurringFrequency = (typeof recurringFrequencies)[number]
export const defaultFrequency: RecurringFrequency = 'annual'
export const frequencyWords = {
  annual: 'Once a year',
  biannual: 'Twice a year',
  quarterly: 'Quarterly',
  monthly: 'Monthly',
  'monthly-spring': 'Monthly in spring',
  'monthly-summer': 'Monthly in summer',
  'monthly-autumn': 'Monthly in autumn',
  'monthly-winter': 'Monthly in winter',
} as const satisfies Record<RecurringFrequency, string>

/** The kinds of garden work that a gardener can choose in the settings. */
export const taskTypes = [
  'Fertilising',
  'Pruning',
  'Pest control',
  'Disease control',
  'Weeding',
  'Watering',
  'Harvesting',
  'Planting',
  'Propagation',
  'Mulching',
  'Soil improvement',
] as const
export type TaskType = (typeof taskTypes)[number]
export const defaultTaskTypes: TaskType[] = ['Fertilising', 'Pruning', 'Pest control', 'Watering']
