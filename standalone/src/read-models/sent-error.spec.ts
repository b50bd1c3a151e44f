import { DatabaseUnavailable } from '@wattle/adapters/sqlite/fault.ts'
import { sentenceOf } from '@wattle/server/process/sentence-of.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { pack, unpack } from './sent-error.ts'

const sent = (thrown: unknown) => unpack(structuredClone(pack(thrown))) as Error

test('an error keeps its class name, code, stack, cause and aggregated errors', () => {
  const full = new DatabaseUnavailable('full', false, Object.assign(new Error('errno'), { errcode: 13 }))
  const arrived = sent(full)
  expect(arrived).toBeInstanceOf(Error)
  expect(arrived.constructor.name).toBe('DatabaseUnavailable')
  expect(arrived).toMatchObject({ code: 'database-unavailable', reason: 'full', inDoubt: false })
  expect(arrived).toMatchObject({ message: 'The disk is full.', stack: full.stack, cause: { errcode: 13 } })
  expect(sent(new AggregateError([full], 'Several.'))).toMatchObject({
    message: 'Several.',
    errors: [{ code: 'database-unavailable' }],
  })
})

test('stored data of an unexpected shape is still described in one line', () => {
  const { error } = z.object({ readModel: z.string() }).safeParse({})
  expect(sentenceOf(sent(error))).toMatch(/^Stored data does not have the expected shape \(readModel: /)
})

test('properties that cannot be cloned are dropped, and a value that is no error arrives unchanged', () => {
  const error = Object.assign(new Error('No answer.'), { retry: () => undefined, code: 'timeout' })
  expect(sent(error)).toMatchObject({ code: 'timeout' })
  expect(sent(error)).not.toHaveProperty('retry')
  expect(sent({ gardenId: 'a', revision: 3 })).toEqual({ gardenId: 'a', revision: 3 })
  expect(sent(new Error('No answer.', { cause: { retry: () => undefined, code: 1 } })).cause).toEqual({
    code: 1,
  })
  const round = new Error('Round.')
  round.cause = round
  expect(sent(round).message).toBe('Round.')
})
