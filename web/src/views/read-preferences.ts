import { defaultComplexity, defaultEffort, defaultTaskPeriod } from '@wattle/contracts/profile/choices.ts'
import { flatten } from '@wattle/contracts/profile/preferences-shapes.ts'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { defaultTaskTypes } from '@wattle/contracts/tasks/choices.ts'
import { fieldsOf, unwrapped } from '../http/fields.ts'

/** The preferences of a gardener who has not saved any. */
export const defaultPreferences: PreferencesView = {
  state: null,
  postcode: null,
  city: null,
  country: 'Australia',
  hemisphere: 'southern',
  displayName: null,
  about: '',
  featureImageUrl: null,
  galleryImageUrls: [],
  shareGarden: false,
  eraseAfter: null,
  taskGeneration: {
    effort: defaultEffort,
    preferredTaskTypes: defaultTaskTypes,
    complexity: defaultComplexity,
    taskPeriod: defaultTaskPeriod,
  },
}

/** The preferences in an answer: wrapped or bare, flat, nested or mixed. Missing fields get their defaults. */
export function readPreferences(answer: unknown): PreferencesView {
  const flat = fieldsOf(flatten(unwrapped(answer, 'preferences')))
  const { taskGeneration, ...rest } = presentOnly(flat)
  return {
    ...defaultPreferences,
    ...rest,
    taskGeneration: { ...defaultPreferences.taskGeneration, ...presentOnly(fieldsOf(taskGeneration)) },
    country: 'Australia',
    hemisphere: 'southern',
  }
}

function presentOnly(fields: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  )
}
