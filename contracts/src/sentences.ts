import type { z } from 'zod'

/**
 * The sentence for an invalid value whose schema defines none. Passed to zod as `customError`, so that
 * gardeners never read zod's own messages.
 */
export function sentenceFor(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This is required.'
        : `This should be ${kinds[String(issue.expected)] ?? 'in a different format'}.`
    case 'invalid_value':
      return `Please choose one of: ${(issue.values as unknown[]).join(', ')}.`
    case 'too_big':
      return issue.origin === 'string'
        ? atMostCharacters(Number(issue.maximum))
        : `Please ${verbFor(issue)} no more than ${counted(issue.maximum)}.`
    case 'too_small':
      return issue.origin === 'string'
        ? 'This cannot be empty.'
        : `Please ${verbFor(issue)} at least ${counted(issue.minimum)}.`
    case 'unrecognized_keys':
      return 'There is a field here that we don’t recognise.'
    default:
      return 'Please check this.'
  }
}

/** `max` is the greatest length allowed. */
export const atMostCharacters = (max: number): string => `Please use at most ${counted(max)} characters.`

const verbFor = ({ origin }: { origin: string }) => (origin === 'array' ? 'choose' : 'enter')

const counted = (number: number | bigint) => number.toLocaleString('en-AU')

const kinds: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'a set of named fields',
  record: 'a set of named fields',
}
