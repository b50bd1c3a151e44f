import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import type { Garden } from '../state/garden.ts'

export function presentPreferences({ profile }: Garden): PreferencesView {
  const { effort, preferredTaskTypes, complexity, taskPeriod, listed, galleryImageUrls, ...rest } = profile
  return {
    ...rest,
    country: 'Australia',
    hemisphere: 'southern',
    galleryImageUrls: [...galleryImageUrls],
    shareGarden: listed,
    taskGeneration: { effort, preferredTaskTypes: [...preferredTaskTypes], complexity, taskPeriod },
  }
}
