import { z } from 'zod'
import { firstDay, isCivilDate, lastDay } from './civil-date.ts'
import { isGardenDay } from './garden-day.ts'
import { maxBatchSize } from './max-batch-size.ts'
import { atMostCharacters } from './sentences.ts'
import { longestName, longestText } from './text-limits.ts'
import { isVisible } from './visible-text.ts'

/** Removes control characters, which can break the display, but keeps line breaks and tabs. */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\n\r\t]/gu, '')

/** Removes control characters; line breaks and tabs become a space. */
const onOneLine = (text: string) => withoutControls(text.replace(/[\n\r\t]+/g, ' '))

const unseenSentence = 'This contains invisible characters. Please type it again.'

/** The characters that `trim` removes, as a class for patterns of any dialect. */
export const blank = '[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]'
export const somethingToRead = blank.replace('[', '[^\\u0000-\\u001f\\u007f-\\u009f')

/** For `meta`: every character of the text must be visible. */
const visible = { format: 'visible-text' }

/**
 * For `meta`: further accepted forms as JSON Schema. A preprocessing step in front of the schema converts
 * them.
 */
export const alsoRead = (...forms: object[]) => ({ alsoRead: forms })

/** Text of at most `max` characters. Counts code points as JSON Schema does, so an emoji is one or a few. */
export const textUpTo = (max: number, sentence?: string) => {
  const isWithin = (text: string) => text.length <= max || (text.length <= 2 * max && [...text].length <= max)
  return z.string(sentence).refine(isWithin, atMostCharacters(max)).meta({ maxLength: max })
}

/**
 * A name: one line of visible text that may not be blank. Outer spaces and control characters are removed, and a line
 * break or tab becomes a space.
 * `sentence` is what a gardener reads if the name is missing.
 */
export const requiredText = (sentence: string, max = longestName) =>
  textUpTo(max, sentence)
    .overwrite(onOneLine)
    .trim()
    .min(1, sentence)
    .refine(isVisible, unseenSentence)
    .meta({ ...visible, pattern: somethingToRead })

/** Text that may be blank. */
export const optionalText = (max = longestText) => textUpTo(max).overwrite(withoutControls).trim()

/** A name that may be blank. */
export const optionalName = (max = longestText) =>
  textUpTo(max).overwrite(onOneLine).trim().refine(isVisible, unseenSentence).meta(visible)

/** A civil date; the time after a date is cut off. */
export const CivilDateText = z
  .string()
  .transform((text) => (/^\d{4}-\d{2}-\d{2}T/.test(text) ? text.slice(0, 10) : text))
  .refine(isCivilDate, { error: 'Please enter a valid date, as YYYY-MM-DD.', abort: true })
  .refine(isGardenDay, 'Please enter a date between 1900 and 2199.')
  .meta({
    format: 'date',
    pattern: '^(19|2[01])[0-9][0-9]-',
    description: `A day from ${firstDay} to ${lastDay}. A time after it is ignored.`,
  })

/** The items of a command that changes several. */
export const several = <T extends z.ZodType>(thing: T) =>
  z
    .array(thing)
    .min(1, 'Please choose at least one.')
    .max(maxBatchSize, `Please choose no more than ${maxBatchSize} at a time.`)

/** Ids of several items, without duplicates. */
export const severalIds = <Id extends z.ZodType<string>>(id: Id) =>
  several(id).transform((ids) => [...new Set(ids)])

/** An empty text is read as null. */
export const orBlank = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema).meta(alsoRead({ const: '' }))

/** Null or an empty text means the default. */
export const orUsual = <T extends z.ZodType, Usual>(schema: T, usual: Usual) =>
  orBlank(schema.nullable().transform((value) => value ?? usual))

/** Converts a string of decimal digits to a number; returns any other value unchanged. */
export const numberIn = (value: unknown) =>
  typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value
