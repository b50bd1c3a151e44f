import { counted } from '@wattle/contracts/counted.ts'
import type { ProfileEvent } from '@wattle/contracts/profile/events.ts'
import type { Tellings } from '../telling.ts'
import { listed } from '../words.ts'

export const profileSentences: Tellings<ProfileEvent> = {
  GardenPlaced: {
    kind: 'profile',
    tell({ state, postcode, city }, { who }) {
      const changed = [named('city', city), named('state', state), named('postcode', postcode)].filter(
        (each) => each !== null,
      )
      return `${who} changed where the garden is: ${listed(changed)}`
    },
  },
  CarePreferencesChanged: {
    kind: 'profile',
    tell({ effort, preferredTaskTypes, complexity, taskPeriod }, { who }) {
      const changed = [
        named('effort', effort),
        preferredTaskTypes &&
          `tasks ${preferredTaskTypes.length > 0 ? listed(preferredTaskTypes) : 'of no kind'}`,
        named('detail', complexity),
        named('period', taskPeriod),
      ].filter((each) => each !== null && each !== undefined)
      return `${who} changed how care is planned: ${changed.join('; ')}`
    },
  },
  DisplayNameChosen: {
    kind: 'profile',
    tell: ({ displayName }, { who }) => `${who} chose the display name ${displayName}`,
  },
  DisplayNameWithdrawn: {
    kind: 'profile',
    tell: ({ displayName }) => `Another garden took the display name ${displayName} at the same moment`,
  },
  ProfilePresented: {
    kind: 'profile',
    tell({ about, galleryImageUrls }, { who }) {
      if (about === '' && galleryImageUrls.length === 0) return `${who} cleared the public profile`
      const photos = galleryImageUrls.length > 0 ? `, with ${counted(galleryImageUrls.length, 'photo')}` : ''
      return `${who} changed the public profile${photos}`
    },
  },
  GardenListed: {
    kind: 'visibility',
    tell: (_event, { who }) => `${who} listed the garden in Community Gardens`,
  },
  GardenUnlisted: {
    kind: 'visibility',
    tell: (_event, { who }) => `${who} took the garden off Community Gardens`,
  },
}

/** The new value of a setting; null if the event does not change it. */
const named = (name: string, value: string | null | undefined): string | null =>
  value === undefined ? null : value === null ? `no ${name}` : `${name} ${value}`
