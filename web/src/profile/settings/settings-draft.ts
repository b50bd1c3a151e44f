import { defaultPlace } from '@wattle/contracts/profile/choices.ts'
import { displayNamePattern, displayNameSentence } from '@wattle/contracts/profile/display-name.ts'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { refusals } from '@wattle/contracts/refusals.ts'
import { changedFields } from '../../http/submit/changed-fields.ts'
import { postcodeError } from '../postcode.ts'
import type { PreferencesToSave } from '../writes.ts'

/** The settings while they are being changed: everything as the fields hold it. */
export type SettingsDraft = {
  state: NonNullable<PreferencesView['state']>
  postcode: string
  /** Empty where none was named. */
  city: string
  displayName: string
  about: string
  /** Every picture of the garden, the feature among them. */
  pictures: string[]
  /** The picture that leads; null without pictures. */
  feature: string | null
  shareGarden: boolean
} & PreferencesView['taskGeneration']

/** `community` is about its answers together; each that is missing says so itself. */
export type SettingsErrors = Partial<
  Record<'postcode' | 'displayName' | 'about' | 'galleryImageUrls' | 'community', string>
>

/** What is saved, as the fields show it; a place that was never saved starts from the usual one. */
export function draftOf(saved: PreferencesView): SettingsDraft {
  const pictures = [...new Set([saved.featureImageUrl ?? [], saved.galleryImageUrls].flat())]
  return {
    state: saved.state ?? defaultPlace.state,
    postcode: saved.postcode ?? defaultPlace.postcode,
    city: saved.city ?? '',
    displayName: saved.displayName ?? '',
    about: saved.about,
    pictures,
    feature: saved.featureImageUrl ?? pictures[0] ?? null,
    shareGarden: saved.shareGarden,
    ...saved.taskGeneration,
  }
}

type Pictures = Pick<SettingsDraft, 'pictures' | 'feature'>

/** With one picture more; the first becomes the feature. */
export function withPicture({ pictures, feature }: Pictures, url: string): Pictures {
  return { pictures: [...pictures, url], feature: feature ?? url }
}

/** With one picture less; the feature moves to the first that remains. */
export function withoutPicture({ pictures, feature }: Pictures, url: string): Pictures {
  const remaining = pictures.filter((other) => other !== url)
  return { pictures: remaining, feature: feature === url ? (remaining[0] ?? null) : feature }
}

/** What is saved, once this picture is removed for good. */
export function savedWithout(saved: PreferencesView, url: string): PreferencesView {
  const { pictures, feature } = withoutPicture(draftOf(saved), url)
  return { ...saved, galleryImageUrls: pictures, featureImageUrl: feature }
}

/**
 * What keeps the draft from being saved. A locked name cannot be blanked, so it is left out of all-or-none; a garden that was
 * listed and whose other answers are blanked is not listed any more.
 */
export function draftErrors(
  draft: SettingsDraft,
  { nameLocked, wasListed }: { nameLocked: boolean; wasListed: boolean },
): SettingsErrors {
  const name = draft.displayName.trim()
  const about = draft.about.trim()
  const filled = [...(nameLocked ? [] : [name]), about, draft.feature ?? ''].map(Boolean)
  const isBlanked = wasListed && nameLocked && !filled.includes(true)
  const isListed = draft.shareGarden && !isBlanked && !(name && about && draft.feature)
  const isHalf = filled.includes(true) && filled.includes(false)
  const postcode = postcodeError(draft.postcode)
  return {
    ...(postcode && { postcode }),
    ...(name && !displayNamePattern.test(name) && { displayName: displayNameSentence }),
    ...((isListed || isHalf) && {
      community: refusals[isListed ? 'listing-incomplete' : 'profile-half-filled'].message,
      ...(!name && { displayName: 'Please enter a display name.' }),
      ...(!about && { about: 'Please write a sentence or two about your garden.' }),
      ...(!draft.feature && { galleryImageUrls: 'Please add a picture of your garden.' }),
    }),
  }
}

/** All that the draft says, in the words of the request. */
export function preferencesOf(draft: SettingsDraft) {
  return {
    state: draft.state,
    postcode: draft.postcode.trim(),
    city: draft.city || null,
    displayName: draft.displayName.trim() || null,
    about: draft.about.trim(),
    featureImageUrl: draft.feature,
    galleryImageUrls: draft.pictures,
    shareGarden: draft.shareGarden,
    taskGeneration: {
      effort: draft.effort,
      preferredTaskTypes: draft.preferredTaskTypes,
      complexity: draft.complexity,
      taskPeriod: draft.taskPeriod,
    },
  }
}

/** Only what differs from the preferences that the draft was begun with. */
export function changesOf(draft: SettingsDraft, opened: PreferencesView): PreferencesToSave {
  return changedFields(preferencesOf(draft), { ...opened, galleryImageUrls: draftOf(opened).pictures })
}

/** Whether care would be planned otherwise than before: for another place, or for a gardener who likes to work in another way. */
export function changesPlans(draft: SettingsDraft, opened: PreferencesView): boolean {
  const { taskGeneration, ...rest } = changedFields(preferencesOf(draft), preferencesOf(draftOf(opened)))
  const { taskPeriod: _ahead, ...work } = taskGeneration ?? {}
  return ['state', 'postcode', 'city'].some((each) => each in rest) || Object.keys(work).length > 0
}

/** How many answers the gardener changed. A place that was only suggested counts for nothing, though it is saved with the rest. */
export function countTouched(draft: SettingsDraft, opened: PreferencesView): number {
  return countChanges(changedFields(preferencesOf(draft), preferencesOf(draftOf(opened))))
}

/** How many answers differ from what is saved. The pictures are one, with which of them leads. */
export function countChanges({ taskGeneration = {}, ...rest }: PreferencesToSave): number {
  const isBoth = 'featureImageUrl' in rest && 'galleryImageUrls' in rest
  return Object.keys({ ...rest, ...taskGeneration }).length - Number(isBoth)
}
