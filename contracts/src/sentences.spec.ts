import { expect, test } from 'vitest'
import { z } from 'zod'
import { sentenceFor } from './sentences.ts'

test.each<[string, z.ZodType, unknown, string]>([
  ['what is missing', z.string(), undefined, 'This is required.'],
  ['a number for a text', z.string(), 7, 'This should be text.'],
  ['a text for a number', z.number(), 'x', 'This should be a number.'],
  ['no number', z.number(), Number.NaN, 'This should be a number.'],
  ['a fraction', z.number().int(), 1.5, 'This should be a whole number.'],
  ['a text for a switch', z.boolean(), 'true', 'This should be true or false.'],
  ['an object for a list', z.array(z.string()), {}, 'This should be a list.'],
  ['a list for an object', z.object({}), [], 'This should be a set of named fields.'],
  ['null for a record', z.record(z.string(), z.string()), null, 'This should be a set of named fields.'],
  ['a text for a day', z.date(), 'x', 'This should be in a different format.'],
  ['another choice', z.enum(['a', 'b']), 'c', 'Please choose one of: a, b.'],
  ['another value', z.literal(1), 2, 'Please choose one of: 1.'],
  ['a long text', z.string().max(3), 'long', 'Please use at most 3 characters.'],
  ['a large number', z.number().max(3), 4, 'Please enter no more than 3.'],
  ['a long list', z.array(z.null()).max(1000), Array(1001).fill(null), 'Please choose no more than 1,000.'],
  ['a short list', z.array(z.null()).min(2), [null], 'Please choose at least 2.'],
  ['an empty text', z.string().min(1), '', 'This cannot be empty.'],
  ['a small number', z.number().min(3), 2, 'Please enter at least 3.'],
  ['another field', z.strictObject({}), { a: 1 }, 'There is a field here that we don’t recognise.'],
  ['another pattern', z.string().regex(/^a$/), 'b', 'Please check this.'],
  ['none of several', z.union([z.string(), z.number()]), true, 'Please check this.'],
  ['no address', z.url(), 'x', 'Please check this.'],
])('%s gets a plain sentence', (_, schema, value, expected) => {
  const result = schema.safeParse(value, { error: sentenceFor })
  expect(result.error?.issues.map(({ message }) => message)).toEqual([expected])
})
