/** The filters of a history. Plain values, so that the web app may import them without zod. */

export const historyKinds = [
  'plants',
  'tasks',
  'care-plans',
  'visibility',
  'locations',
  'nursery',
  'profile',
] as const
export type HistoryKind = (typeof historyKinds)[number]
