import { z } from 'zod'
import { firstDay, isCivilDate, lastDay } from './civil-date.ts'
import { mostAtOnce } from './most-at-once.ts'
import { isVisible } from './visible-text.ts'

/** Removes control characters, which can break the display; line breaks and tabs stay. */
const withoutControls = (text: string) => text.replace(/[^\P{Cc}\n\r\t]/gu, '')

const unseenSentence = 'This contains invisible characters. Please type it again.'

/**
 * A name, a line of text that may not be blank and of which everything can be seen; outer spaces and control characters go.
 * `sentence` is what a gardener reads if it is missing.
 */
export const requiredText = (sentence: string, max = 200) =>
  z
    .string(sentence)
    .overwrite(withoutControls)
    .trim()
    .min(1, sentence)
    .max(max, `Please keep this under ${max} characters.`)
    .refine(isVisible, unseenSentence)

/** Text that may be blank. */
export const optionalText = (max = 4000) =>
  z.string().overwrite(withoutControls).trim().max(max, `Please keep this under ${max} characters.`)

/** A name that may be blank. */
export const optionalName = (max?: number) => optionalText(max).refine(isVisible, unseenSentence)

/** A civil date; a date with a time is cut to its date. */
export const CivilDateText = z
  .string()
  .transform((text) => (/^\d{4}-\d{2}-\d{2}T/.test(text) ? text.slice(0, 10) : text))
  .refine(isCivilDate, { error: 'Please enter a valid date, as YYYY-MM-DD.', abort: true })
  .refine((date) => date >= firstDay && date <= lastDay, 'Please enter a date between 1900 and 2199.')
  .meta({ format: 'date' })

/** The things that one command is about. */
export const several = <T extends z.ZodType>(thing: T) =>
  z
    .array(thing)
    .min(1, 'Please choose at least one.')
    .max(mostAtOnce, `Please choose no more than ${mostAtOnce} at a time.`)

/** The same by their ids, each of them once. */
export const severalIds = <Id extends z.ZodType<string>>(id: Id) =>
  several(id).transform((ids) => [...new Set(ids)])

/** Null or an empty text means the default. */
export const orUsual = <T extends z.ZodType, Usual>(schema: T, usual: Usual) =>
  z.preprocess(
    (value) => (value === '' ? null : value),
    schema.nullable().transform((value) => value ?? usual),
  )

/** A number that is written in decimal digits, as a number; any other value as it is. */
export const numberIn = (value: unknown) =>
  typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value
