import { readFile } from 'node:fs/promises'
import { UnknownEvent } from '@wattle/contracts/event.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sentenceOf } from './sentence-of.ts'

test('a missing file is named in plain words', async () => {
  const error = await readFile('/no/such.txt').catch((each: unknown) => each)
  expect(sentenceOf(error)).toBe('/no/such.txt does not exist.')
})

test('an event that this release does not know leads to the release that wrote it', () => {
  expect(sentenceOf(new UnknownEvent('There is no event called PlantSang.'))).toBe(
    'There is no event called PlantSang. A newer release of Wattle wrote it: use that one.',
  )
})

test("a failed start gives its reason, and an engine's message only once", () => {
  const refused = new Error('connect ECONNREFUSED 127.0.0.1:27017')
  const selection = new Error('connect ECONNREFUSED 127.0.0.1:27017', { cause: refused })
  expect([
    sentenceOf(new Error('The database cannot be reached.', { cause: selection })),
    sentenceOf(new Error(`The log cannot be read: ${refused.message}`, { cause: refused })),
  ]).toEqual([
    'The database cannot be reached. (Error: connect ECONNREFUSED 127.0.0.1:27017)',
    'The log cannot be read: connect ECONNREFUSED 127.0.0.1:27017',
  ])
})

test('stored data of an unexpected shape is described in one line, also as a cause', () => {
  const text = z.string('This is no text.')
  const { error } = z.object({ gardenId: text, plants: z.array(text) }).safeParse({ plants: [1] })
  const sentence =
    'Stored data does not have the expected shape (gardenId: This is no text; plants.0: This is no text).'
  expect(sentenceOf(error)).toBe(sentence)
  expect(sentenceOf(new Error('It cannot be read.', { cause: error }))).toBe(
    `It cannot be read. (ZodError: ${sentence})`,
  )
})
