import { z } from 'zod'
import { firstDay, isCivilDate, lastDay } from './civil-date.ts'
import { mostAtOnce } from './most-at-once.ts'
import { longestName, longestText } from './text-limits.ts'
import { isVisible } from './visible-text.ts'

/** Removes control characters, which can break the display; line breaks and tabs stay. */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\n\r\t]/gu, '')

const unseenSentence = 'This contains invisible characters. Please type it again.'

/** What `trim` takes off, written for patterns of any dialect. */
export const blank = '[\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]'
export const somethingToRead = blank.replace('[', '[^\\u0000-\\u001f\\u007f-\\u009f')

/** For `meta`: text of which every character can be seen. */
const visible = { format: 'visible-text' }

/** For `meta`: forms in which a value is read as well, as JSON Schema. What reads them stands before the schema. */
export const alsoRead = (...forms: object[]) => ({ alsoRead: forms })

/** Text of so many characters at most, counted as JSON Schema does: those of an emoji are one or a few. */
export const textUpTo = (max: number, sentence?: string) => {
  const isWithin = (text: string) => text.length <= max || (text.length <= 2 * max && [...text].length <= max)
  return z
    .string(sentence)
    .refine(isWithin, `Please keep this under ${max} characters.`)
    .meta({ maxLength: max })
}

/**
 * A name, a line of text that may not be blank and of which everything can be seen; outer spaces and control characters go.
 * `sentence` is what a gardener reads if it is missing.
 */
export const requiredText = (sentence: string, max = longestName) =>
  textUpTo(max, sentence)
    .overwrite(withoutControls)
    .trim()
    .min(1, sentence)
    .refine(isVisible, unseenSentence)
    .meta({ ...visible, pattern: somethingToRead })

/** Text that may be blank. */
export const optionalText = (max = longestText) => textUpTo(max).overwrite(withoutControls).trim()

/** A name that may be blank. */
export const optionalName = (max?: number) =>
  optionalText(max).refine(isVisible, unseenSentence).meta(visible)

/** A civil date; a date with a time is cut to its date. */
export const CivilDateText = z
  .string()
  .transform((text) => (/^\d{4}-\d{2}-\d{2}T/.test(text) ? text.slice(0, 10) : text))
  .refine(isCivilDate, { error: 'Please enter a valid date, as YYYY-MM-DD.', abort: true })
  .refine((date) => date >= firstDay && date <= lastDay, 'Please enter a date between 1900 and 2199.')
  .meta({
    format: 'date',
    pattern: '^(19|2[01])[0-9][0-9]-',
    description: `A day from ${firstDay} to ${lastDay}. A time after it is passed over.`,
  })

/** The things that one command is about. */
export const several = <T extends z.ZodType>(thing: T) =>
  z
    .array(thing)
    .min(1, 'Please choose at least one.')
    .max(mostAtOnce, `Please choose no more than ${mostAtOnce} at a time.`)

/** The same by their ids, each of them once. */
export const severalIds = <Id extends z.ZodType<string>>(id: Id) =>
  several(id).transform((ids) => [...new Set(ids)])

/** An empty text is read as null. */
export const orBlank = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema).meta(alsoRead({ const: '' }))

/** Null or an empty text means the default. */
export const orUsual = <T extends z.ZodType, Usual>(schema: T, usual: Usual) =>
  orBlank(schema.nullable().transform((value) => value ?? usual))

/** A number that is written in decimal digits, as a number; any other value as it is. */
export const numberIn = (value: unknown) =>
  typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value
