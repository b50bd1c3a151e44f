import { z } from 'zod'
import { taskTypes } from '../tasks/choices.ts'
import { australianStates, complexities, efforts, taskPeriods } from './choices.ts'

export const PreferencesView = z.object({
  state: z.enum(australianStates).nullable(),
  postcode: z.string().nullable(),
  city: z.string().nullable(),
  country: z.literal('Australia'),
  hemisphere: z.literal('southern'),
  /** Cannot change once it is set. */
  displayName: z.string().nullable(),
  about: z.string(),
  featureImageUrl: z.string().nullable(),
  galleryImageUrls: z.array(z.string()),
  shareGarden: z.boolean(),
  /** The instant after which the garden is erased, or null if its gardener has not requested that. */
  eraseAfter: z.iso.datetime().nullable(),
  taskGeneration: z.object({
    effort: z.enum(efforts),
    preferredTaskTypes: z.array(z.enum(taskTypes)),
    complexity: z.enum(complexities),
    taskPeriod: z.enum(taskPeriods),
  }),
})
export type PreferencesView = z.infer<typeof PreferencesView>

export const PreferencesResponse = z.object({ preferences: PreferencesView })
