/** Every read model, by the name under which it is stored and migrated. */
export const readModelNames = [
  'plants',
  'locations',
  'tasks',
  'products',
  'dashboard',
  'preferences',
  'nursery',
  'public-gardens',
  'subjects',
] as const
export type ReadModelName = (typeof readModelNames)[number]
