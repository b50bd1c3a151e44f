import { defaultComplexity, defaultEffort, defaultTaskPeriod } from '@wattle/contracts/profile/choices.ts'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { defaultTaskTypes } from '@wattle/contracts/tasks/choices.ts'
import type { PreferencesDocument } from '@wattle/projections/profile/preferences.ts'

/**
 * The saved preferences, with defaults for anything unsaved. State and postcode stay empty, so that the app can ask for
 * them.
 */
export function presentPreferences(saved: Partial<PreferencesDocument>): PreferencesView {
  return {
    state: saved.state ?? null,
    postcode: saved.postcode ?? null,
    city: saved.city ?? null,
    country: 'Australia',
    hemisphere: 'southern',
    displayName: saved.displayName ?? null,
    about: saved.about ?? '',
    featureImageUrl: saved.featureImageUrl ?? null,
    galleryImageUrls: saved.galleryImageUrls ?? [],
    shareGarden: saved.shareGarden ?? false,
    eraseAfter: saved.eraseAfter ?? null,
    taskGeneration: {
      effort: saved.effort ?? defaultEffort,
      preferredTaskTypes: saved.preferredTaskTypes ?? defaultTaskTypes,
      complexity: saved.complexity ?? defaultComplexity,
      taskPeriod: saved.taskPeriod ?? defaultTaskPeriod,
    },
  }
}
