import { defaultPlace } from '@wattle/contracts/profile/choices.ts'
import { displayNamePattern, displayNameSentence } from '@wattle/contracts/profile/display-name.ts'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { refusals } from '@wattle/contracts/refusals.ts'
import { changedFields } from '../../http/submit/changed-fields.ts'
import { postcodeError } from '../postcode.ts'
import type { PreferencesToSave } from '../writes.ts'

/** The settings as the fields hold them. */
export type SettingsDraft = {
  state: NonNullable<PreferencesView['state']>
  postcode: string
  /** Empty if none was chosen. */
  city: string
  displayName: string
  about: string
  /** All pictures of the garden, including the feature image. */
  pictures: string[]
  /** The feature image; null without pictures. */
  feature: string | null
  shareGarden: boolean
} & PreferencesView['taskGeneration']

/** `community` is about several fields together; each missing field has its own message as well. */
export type SettingsErrors = Partial<
  Record<'postcode' | 'displayName' | 'about' | 'galleryImageUrls' | 'community', string>
>

/** The saved preferences as the fields show them. A place that was never saved starts with the default. */
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

/** Adds a picture; the first becomes the feature image. */
export function withPicture({ pictures, feature }: Pictures, url: string): Pictures {
  return { pictures: [...pictures, url], feature: feature ?? url }
}

/** Removes a picture; the first remaining one replaces it as the feature image. */
export function withoutPicture({ pictures, feature }: Pictures, url: string): Pictures {
  const remaining = pictures.filter((other) => other !== url)
  return { pictures: remaining, feature: feature === url ? (remaining[0] ?? null) : feature }
}

/** The saved preferences after permanently removing this picture. */
export function savedWithout(saved: PreferencesView, url: string): PreferencesView {
  const { pictures, feature } = withoutPicture(draftOf(saved), url)
  return { ...saved, galleryImageUrls: pictures, featureImageUrl: feature }
}

/**
 * Validates the draft. A locked name cannot be cleared, so it does not count for all-or-none. Clearing the other fields
 * of a listed garden takes the garden off the list instead of failing.
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
      ...(!draft.feature && { galleryImageUrls: 'Please add a photo of your garden.' }),
    }),
  }
}

/** The whole draft in the format of the request. */
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

/**
 * Only the fields that differ from the preferences that the draft started with. A suggested place is saved only by
 * itself, which confirms it, or with a change to the place: whoever saves something else may not have looked at it.
 */
export function changesOf(draft: SettingsDraft, opened: PreferencesView): PreferencesToSave {
  const changes = changedFields(preferencesOf(draft), {
    ...opened,
    galleryImageUrls: draftOf(opened).pictures,
  })
  const touched = touchedFields(draft, opened)
  if (countChanges(touched) === 0 || isPlaceIn(touched)) return changes
  const { state: _, postcode: __, ...rest } = changes
  return rest
}

const touchedFields = (draft: SettingsDraft, opened: PreferencesView) =>
  changedFields(preferencesOf(draft), preferencesOf(draftOf(opened)))

const isPlaceIn = (fields: PreferencesToSave) => ['state', 'postcode', 'city'].some((each) => each in fields)

/** Whether the draft changes the basis of care plans: the place or the gardener's preferences. */
export function changesPlans(draft: SettingsDraft, opened: PreferencesView): boolean {
  const { taskGeneration, ...rest } = touchedFields(draft, opened)
  const { taskPeriod: _ahead, ...work } = taskGeneration ?? {}
  return isPlaceIn(rest) || Object.keys(work).length > 0
}

/** How many fields the gardener changed. A suggested place does not count. */
export const countTouched = (draft: SettingsDraft, opened: PreferencesView): number =>
  countChanges(touchedFields(draft, opened))

/** How many fields differ from the saved ones. The pictures and the choice of the feature image count as one. */
export function countChanges({ taskGeneration = {}, ...rest }: PreferencesToSave): number {
  const isBoth = 'featureImageUrl' in rest && 'galleryImageUrls' in rest
  return Object.keys({ ...rest, ...taskGeneration }).length - Number(isBoth)
}
