import { z } from 'zod'
import { type EventOf, event } from '../event.ts'
import { taskTypes } from '../tasks/choices.ts'
import { australianStates, complexities, efforts, taskPeriods } from './choices.ts'

/** Where the garden is. Contains only the fields that changed; null clears a field. */
export const GardenPlaced = event('GardenPlaced', {
  data: {
    state: z.enum(australianStates).nullable().optional(),
    postcode: z.string().nullable().optional(),
    city: z.string().nullable().optional(),
  },
  touches: () => ({}),
  hides: false,
})
export type GardenPlaced = EventOf<typeof GardenPlaced>

/** The gardener's preferences for care plans. Contains only the fields that changed. */
export const CarePreferencesChanged = event('CarePreferencesChanged', {
  data: {
    effort: z.enum(efforts).optional(),
    preferredTaskTypes: z.array(z.enum(taskTypes)).optional(),
    complexity: z.enum(complexities).optional(),
    taskPeriod: z.enum(taskPeriods).optional(),
  },
  touches: () => ({}),
  hides: false,
})
export type CarePreferencesChanged = EventOf<typeof CarePreferencesChanged>

/** The garden chose its public name. It is permanent, unless another garden took it at the same moment. */
export const DisplayNameChosen = event('DisplayNameChosen', {
  data: { displayName: z.string() },
  touches: () => ({}),
  hides: false,
})
export type DisplayNameChosen = EventOf<typeof DisplayNameChosen>

/** Another garden took the name while this garden was appending it. The gardener may choose another one. */
export const DisplayNameWithdrawn = event('DisplayNameWithdrawn', {
  data: { displayName: z.string() },
  touches: () => ({}),
  hides: true,
})
export type DisplayNameWithdrawn = EventOf<typeof DisplayNameWithdrawn>

/** The text and pictures of the garden's public page. */
export const ProfilePresented = event('ProfilePresented', {
  data: { about: z.string(), featureImageUrl: z.string().nullable(), galleryImageUrls: z.array(z.string()) },
  touches: () => ({}),
  hides: true,
})
export type ProfilePresented = EventOf<typeof ProfilePresented>

export const GardenListed = event('GardenListed', {
  data: {},
  touches: () => ({}),
  hides: false,
})
export type GardenListed = EventOf<typeof GardenListed>

export const GardenUnlisted = event('GardenUnlisted', {
  data: {},
  touches: () => ({}),
  hides: true,
})
export type GardenUnlisted = EventOf<typeof GardenUnlisted>

export const profileEvents = {
  GardenPlaced,
  CarePreferencesChanged,
  DisplayNameChosen,
  DisplayNameWithdrawn,
  ProfilePresented,
  GardenListed,
  GardenUnlisted,
}
export type ProfileEvent = EventOf<(typeof profileEvents)[keyof typeof profileEvents]>
