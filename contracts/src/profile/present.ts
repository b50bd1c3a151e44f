import { defaultTaskTypes } from '../tasks/choices.ts'
import { defaultComplexity, defaultEffort, defaultTaskPeriod } from './choices.ts'
import type { PreferencesView } from './views.ts'

type Preferences = Omit<PreferencesView, 'country' | 'hemisphere' | 'taskGeneration'> &
  PreferencesView['taskGeneration']
type Saved = { readonly [Field in keyof Preferences]?: Readonly<Preferences[Field]> | undefined }

/**
 * The saved preferences, with defaults for anything unsaved. State and postcode stay empty, so that the app can ask for
 * them.
 */
export function presentPreferences(saved: Saved): PreferencesView {
  return {
    state: saved.state ?? null,
    postcode: saved.postcode ?? null,
    city: saved.city ?? null,
    country: 'Australia',
    hemisphere: 'southern',
    displayName: saved.displayName ?? null,
    about: saved.about ?? '',
    featureImageUrl: saved.featureImageUrl ?? null,
    galleryImageUrls: [...(saved.galleryImageUrls ?? [])],
    shareGarden: saved.shareGarden ?? false,
    eraseAfter: saved.eraseAfter ?? null,
    taskGeneration: {
      effort: saved.effort ?? defaultEffort,
      preferredTaskTypes: [...(saved.preferredTaskTypes ?? defaultTaskTypes)],
      complexity: saved.complexity ?? defaultComplexity,
      taskPeriod: saved.taskPeriod ?? defaultTaskPeriod,
    },
  }
}
