import { z } from 'zod'
import { isCivilDate } from './civil-date.ts'

/** One line of text that may not be blank; outer spaces go. `sentence` is what a gardener reads when it is missing. */
export const requiredText = (sentence: string, max = 200) =>
  z.string(sentence).trim().min(1, sentence).max(max, `Please keep this under ${max} characters.`)

/** Text that may be blank. */
export const optionalText = (max = 4000) =>
  z.string().trim().max(max, `Please keep this under ${max} characters.`)

/** The days between which everything in a garden happens. */
export const firstDay = '1900-01-01'
export const lastDay = '2199-12-31'

/** A civil date; a date with a time is cut to its date. */
export const CivilDateText = z
  .string()
  .transform((text) => (/^\d{4}-\d{2}-\d{2}T/.test(text) ? text.slice(0, 10) : text))
  .refine(isCivilDate, { error: 'Please enter a date that exists, as YYYY-MM-DD.', abort: true })
  .refine((date) => date >= firstDay && date <= lastDay, 'Please enter a date between 1900 and 2199.')
  .meta({ format: 'date' })

/** What a gardener reads whose picture is somewhere else. */
export const notHere = 'Please upload the picture here first.'

/** The address of a picture that this server keeps. */
export const ImageUrl = z.string().regex(/^\/api\/images\/[A-Za-z0-9_-]{20,100}$/, notHere)
