import { z } from 'zod'
import { taskTypes } from '../tasks/choices.ts'
import { australianStates, complexities, efforts, taskPeriods } from './choices.ts'

/** Where the garden is. Only what changed is there; null clears. */
export const GardenPlaced = z.object({
  type: z.literal('GardenPlaced'),
  state: z.enum(australianStates).nullable().optional(),
  postcode: z.string().nullable().optional(),
  city: z.string().nullable().optional(),
})
export type GardenPlaced = z.infer<typeof GardenPlaced>

/** How care plans are made for this gardener. Only what changed is there. */
export const CarePreferencesChanged = z.object({
  type: z.literal('CarePreferencesChanged'),
  effort: z.enum(efforts).optional(),
  preferredTaskTypes: z.array(z.enum(taskTypes)).optional(),
  complexity: z.enum(complexities).optional(),
  taskPeriod: z.enum(taskPeriods).optional(),
})
export type CarePreferencesChanged = z.infer<typeof CarePreferencesChanged>

/** The garden has its public name, for good. */
export const DisplayNameChosen = z.object({ type: z.literal('DisplayNameChosen'), displayName: z.string() })
export type DisplayNameChosen = z.infer<typeof DisplayNameChosen>

/** What the public page says and shows. */
export const ProfilePresented = z.object({
  type: z.literal('ProfilePresented'),
  about: z.string(),
  featureImageUrl: z.string().nullable(),
  galleryImageUrls: z.array(z.string()),
})
export type ProfilePresented = z.infer<typeof ProfilePresented>

export const GardenListed = z.object({ type: z.literal('GardenListed') })
export type GardenListed = z.infer<typeof GardenListed>

export const GardenUnlisted = z.object({ type: z.literal('GardenUnlisted') })
export type GardenUnlisted = z.infer<typeof GardenUnlisted>

export const profileEvents = [
  GardenPlaced,
  CarePreferencesChanged,
  DisplayNameChosen,
  ProfilePresented,
  GardenListed,
  GardenUnlisted,
] as const
export type ProfileEvent = z.infer<(typeof profileEvents)[number]>
