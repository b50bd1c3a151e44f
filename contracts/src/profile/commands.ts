import { z } from 'zod'
import { PictureValue } from '../images/picture-value.ts'
import { taskTypes } from '../tasks/choices.ts'
import { optionalText } from '../values.ts'
import { australianStates, complexities, efforts, mostPictures, taskPeriods } from './choices.ts'
import { displayNamePattern } from './display-name.ts'
import { flatten } from './preferences-shapes.ts'

const postcodeSentence = 'Please enter a valid 4-digit Australian postcode'
const tooManyPictures = 'You can upload up to 5 images.'
const chosenTaskTypes = z
  .array(z.enum(taskTypes))
  .max(taskTypes.length)
  .transform((types) => [...new Set(types)])
const cleared = (value: unknown) => (value === '' ? null : value)

/** Preferences as they are saved, flat. What is absent stays as it is; null or an empty text clears. */
export const PreferencesChanges = z.preprocess(
  flatten,
  z
    .object({
      state: z
        .preprocess(cleared, z.enum(australianStates, 'Please choose your state or territory.').nullable())
        .optional(),
      postcode: z
        .preprocess(
          cleared,
          z
            .string(postcodeSentence)
            .regex(/^\d{4}$/, postcodeSentence)
            .nullable(),
        )
        .optional(),
      city: optionalText(100).nullish(),
      displayName: z
        .preprocess(
          cleared,
          z
            .string()
            .trim()
            .max(60, 'Please keep this under 60 characters.')
            .regex(displayNamePattern, 'Display name can only include letters, numbers and spaces')
            .nullable(),
        )
        .optional(),
      about: optionalText(2000).nullish(),
      featureImageUrl: PictureValue.optional(),
      galleryImageUrls: z.array(PictureValue.pipe(z.string())).max(mostPictures, tooManyPictures).nullish(),
      shareGarden: z.boolean().optional(),
      taskGeneration: z
        .object({
          effort: z.enum(efforts).optional(),
          preferredTaskTypes: chosenTaskTypes.optional(),
          complexity: z.enum(complexities).optional(),
          taskPeriod: z.enum(taskPeriods).optional(),
        })
        .optional(),
    })
    .refine(
      ({ featureImageUrl, galleryImageUrls }) => {
        const gallery = new Set(galleryImageUrls)
        if (featureImageUrl) gallery.add(featureImageUrl)
        return gallery.size <= mostPictures
      },
      { error: tooManyPictures, path: ['galleryImageUrls'] },
    ),
)
export type PreferencesChanges = z.infer<typeof PreferencesChanges>

/** `holdsDisplayName`: the name asked for is reserved for this garden. */
export type ProfileCommand = {
  type: 'SavePreferences'
  changes: PreferencesChanges
  holdsDisplayName: boolean
}
