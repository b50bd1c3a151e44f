import { z } from 'zod'
import { PictureValue, SentPicture } from '../images/picture-value.ts'
import { refusals } from '../refusals.ts'
import { taskTypes } from '../tasks/choices.ts'
import { longestAbout, longestDisplayName } from '../text-limits.ts'
import { alsoRead, blank, optionalName, optionalText, orBlank, textUpTo } from '../values.ts'
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

/** A field that may be left out; what reads the body leaves out null and an empty text as well. */
export const orNothing = <T extends z.ZodType>(schema: T) =>
  schema.meta(alsoRead({ type: 'null' }, { const: '' })).optional()

/** How the tasks of a care plan are chosen. */
export const TaskGeneration = z.object({
  effort: orNothing(z.enum(efforts)),
  preferredTaskTypes: orNothing(chosenTaskTypes),
  complexity: orNothing(z.enum(complexities)),
  taskPeriod: orNothing(z.enum(taskPeriods)),
})

/** As a pattern says it, outer spaces are still there. */
const displayName = textUpTo(longestDisplayName)
  .trim()
  .regex(displayNamePattern, displayNameSentence)
  .meta({
    examples: ['Iris of the Bay'],
    pattern: `^${blank}*(?! )${displayNamePattern.source.slice(1, -1)}${blank}*$`,
  })

/**
 * Preferences as they are saved, flat. Fields that are left out stay as they are; null or an empty text clears them.
 */
export const PreferencesChanges = z.preprocess(
  flatten,
  z.object({
    state: orBlank(State.nullable()).optional(),
    postcode: orBlank(Postcode.nullable()).optional(),
    city: optionalName(100).nullish(),
    displayName: orBlank(displayName.nullable()).optional(),
    about: optionalText(longestAbout).nullish(),
    featureImageUrl: PictureValue.optional(),
    galleryImageUrls: z.array(SentPicture).max(mostPictures, tooManyPictures).nullish(),
    shareGarden: z.boolean().optional(),
    taskGeneration: TaskGeneration.optional(),
  }),
)
export type PreferencesChanges = z.infer<typeof PreferencesChanges>

export type ProfileCommand =
  | {
      type: 'SavePreferences'
      changes: PreferencesChanges
      /** The requested name is free for this garden, and reserved for it before anything is appended. */
      holdsDisplayName: boolean
    }
  /** Another garden took the name while it was written into this one. */
  | { type: 'WithdrawDisplayName'; displayName: string }
