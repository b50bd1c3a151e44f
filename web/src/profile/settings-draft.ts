import { defaultPlace } from '@wattle/contracts/profile/choices.ts'
import { displayNamePattern } from '@wattle/contracts/profile/display-name.ts'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import type { PreferencesToSave } from './api.ts'
import { postcodeError } from './postcode.ts'

/** The settings while they are being changed: everything as the fields hold it. */
export type SettingsDraft = {
  state: NonNullable<PreferencesView['state']>
  postcode: string
  displayName: string
  about: string
  /** Every picture of the garden, the feature among them. */
  pictures: string[]
  /** The picture that leads; null without pictures. */
  feature: string | null
  shareGarden: boolean
} & PreferencesView['taskGeneration']

export type SettingsErrors = Partial<Record<'postcode' | 'displayName' | 'community' | 'shareGarden', string>>

export const mostPictures = 5

const halfFilled = 'Please complete the display name, description and feature image or leave all fields blank'
const notForListing =
  'Please complete the display name, description and feature image before listing your garden'
const oddName = 'Display name can only include letters, numbers and spaces'

/** What is saved, as the fields show it; a place that was never saved starts from the usual one. */
export function draftOf(saved: PreferencesView): SettingsDraft {
  const pictures = [...new Set([saved.featureImageUrl ?? [], saved.galleryImageUrls].flat())]
  return {
    state: saved.state ?? defaultPlace.state,
    postcode: saved.postcode ?? defaultPlace.postcode,
    displayName: saved.displayName ?? '',
    about: saved.about,
    pictures,
    feature: saved.featureImageUrl ?? pictures[0] ?? null,
    shareGarden: saved.shareGarden,
    ...saved.taskGeneration,
  }
}

/** With one picture more; the first becomes the feature. */
export function withPicture(draft: SettingsDraft, url: string): SettingsDraft {
  return { ...draft, pictures: [...draft.pictures, url], feature: draft.feature ?? url }
}

/** With one picture less; the feature moves to the first that remains. */
export function withoutPicture(draft: SettingsDraft, url: string): SettingsDraft {
  const pictures = draft.pictures.filter((other) => other !== url)
  return { ...draft, pictures, feature: draft.feature === url ? (pictures[0] ?? null) : draft.feature }
}

/** What keeps the draft from being saved. A locked name cannot be blanked, so it is left out of all-or-none. */
export function draftErrors(draft: SettingsDraft, nameLocked: boolean): SettingsErrors {
  const name = draft.displayName.trim()
  const filled = [...(nameLocked ? [] : [name]), draft.about.trim(), draft.feature ?? ''].map(Boolean)
  const isHalf = filled.includes(true) && filled.includes(false)
  const isComplete = Boolean(name) && !filled.includes(false)
  const postcode = postcodeError(draft.postcode)
  return {
    ...(postcode && { postcode }),
    ...(name && !displayNamePattern.test(name) && { displayName: oddName }),
    ...(isHalf && { community: halfFilled }),
    ...(draft.shareGarden && !isComplete && { shareGarden: notForListing }),
  }
}

/** Only what differs from what is saved, in the words of the request. */
export function changesOf(draft: SettingsDraft, saved: PreferencesView): PreferencesToSave {
  const next = {
    state: draft.state,
    postcode: draft.postcode.trim(),
    displayName: draft.displayName.trim() || null,
    about: draft.about.trim(),
    featureImageUrl: draft.feature,
    galleryImageUrls: draft.pictures,
    shareGarden: draft.shareGarden,
  }
  const plan = {
    effort: draft.effort,
    preferredTaskTypes: draft.preferredTaskTypes,
    complexity: draft.complexity,
    taskPeriod: draft.taskPeriod,
  }
  const taskGeneration = differing(plan, saved.taskGeneration)
  return {
    ...differing(next, { ...saved, galleryImageUrls: draftOf(saved).pictures }),
    ...(Object.keys(taskGeneration).length > 0 && { taskGeneration }),
  }
}

/** How many answers differ from what is saved. */
export function countChanges({ taskGeneration = {}, ...rest }: PreferencesToSave): number {
  return Object.keys(rest).length + Object.keys(taskGeneration).length
}

function differing<Fields extends object>(
  next: Fields,
  before: Record<keyof Fields, unknown>,
): Partial<Fields> {
  const differs = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[key as keyof Fields])
  return Object.fromEntries(Object.entries(next).filter(differs)) as Partial<Fields>
}
