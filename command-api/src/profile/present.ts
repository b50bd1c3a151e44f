import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import type { Garden } from '../state/garden.ts'

export function presentPreferences({ profile, erasure }: Garden): PreferencesView {
  return {
    state: profile.state,
    postcode: profile.postcode,
    city: profile.city,
    country: 'Australia',
    hemisphere: 'southern',
    displayName: profile.displayName,
    about: profile.about,
    featureImageUrl: profile.featureImageUrl,
    galleryImageUrls: [...profile.galleryImageUrls],
    shareGarden: profile.listed,
    eraseAfter: erasure?.eraseAfter ?? null,
    taskGeneration: {
      effort: profile.effort,
      preferredTaskTypes: [...profile.preferredTaskTypes],
      complexity: profile.complexity,
      taskPeriod: profile.taskPeriod,
    },
  }
}
