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

/**
 * An optional field. `alsoRead` documents null and an empty string, which are removed from the body before it
 * is parsed.
 */
export const orNothing = <T extends z.ZodType>(schema: T) =>
  schema.meta(alsoRead({ type: 'null' }, { const: '' })).optional()

/** The preferences for choosing the tasks of a care plan. */
export const TaskGeneration = z.object({
  effort: orNothing(z.enum(efforts)),
  preferredTaskTypes: orNothing(chosenTaskTypes),
  complexity: orNothing(z.enum(complexities)),
  taskPeriod: orNothing(z.enum(taskPeriods)),
})

/** The documented pattern allows outer spaces, because they are trimmed before validation. */
const displayName = textUpTo(longestDisplayName)
  .trim()
  .regex(displayNamePattern, displayNameSentence)
  .meta({
    examples: ['Iris of the Bay'],
    pattern: `^${blank}*(?! )${displayNamePattern.source.slice(1, -1)}${blank}*$`,
  })

/** Preferences in their flat form. Absent fields are not changed; null or an empty string clears a field. */
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
      /**
       * Whether the requested name is reserved for this garden. It is reserved before any event is appended.
       */
      holdsDisplayName: boolean
    }
  /** Another garden took the name while this garden was appending it. */
  | { type: 'WithdrawDisplayName'; displayName: string }
