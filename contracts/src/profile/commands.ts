import { z } from 'zod'
import { PictureValue } from '../images/picture-value.ts'
import { refusals } from '../refusals.ts'
import { taskTypes } from '../tasks/choices.ts'
import { optionalName, optionalText } from '../values.ts'
import {
  australianStates,
  complexities,
  efforts,
  mostPictures,
  postcodePattern,
  postcodeSentence,
  taskPeriods,
} from './choices.ts'
import { displayNamePattern, displayNameSentence } from './display-name.ts'
import { flatten } from './preferences-shapes.ts'

const tooManyPictures = refusals['gallery-full'].message
const chosenTaskTypes = z
  .array(z.enum(taskTypes))
  .max(taskTypes.length)
  .transform((types) => [...new Set(types)])
export const State = z.enum(australianStates, 'Please choose your state or territory.')
export const Postcode = z.string(postcodeSentence).regex(postcodePattern, postcodeSentence)
/** How the tasks of a care plan are chosen. */
export const TaskGeneration = z.object({
  effort: z.enum(efforts).optional(),
  preferredTaskTypes: chosenTaskTypes.optional(),
  complexity: z.enum(complexities).optional(),
  taskPeriod: z.enum(taskPeriods).optional(),
})
const cleared = (value: unknown) => (value === '' ? null : value)

/**
 * Preferences as they are saved, flat. Fields that are left out stay as they are; null or an empty text clears them.
 */
export const PreferencesChanges = z.preprocess(
  flatten,
  z
    .object({
      state: z.preprocess(cleared, State.nullable()).optional(),
      postcode: z.preprocess(cleared, Postcode.nullable()).optional(),
      city: optionalName(100).nullish(),
      displayName: z
        .preprocess(
          cleared,
          z
            .string()
            .trim()
            .max(60, 'Please keep this under 60 characters.')
            .regex(displayNamePattern, displayNameSentence)
            .nullable(),
        )
        .optional(),
      about: optionalText(2000).nullish(),
      featureImageUrl: PictureValue.optional(),
      galleryImageUrls: z.array(PictureValue.pipe(z.string())).max(mostPictures, tooManyPictures).nullish(),
      shareGarden: z.boolean().optional(),
      taskGeneration: TaskGeneration.optional(),
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

/** `holdsDisplayName`: the requested name is reserved for this garden. */
export type ProfileCommand = {
  type: 'SavePreferences'
  changes: PreferencesChanges
  holdsDisplayName: boolean
}
