import type { GenerationAnswer } from '@wattle/contracts/care-plans/views.ts'
import { expect, test } from 'vitest'
import { failureOf } from './failure-of.ts'

test.each<[GenerationAnswer['status'], string | undefined]>([
  ['error', 'Failed to generate tasks for this plant.'],
  ['auth_error', 'Authentication required to generate tasks'],
  ['accepted', undefined],
  ['skipped', undefined],
  ['success', undefined],
])('the answer “%s” has its own sentence, if it is a failure', (status, sentence) => {
  expect(failureOf({ isError: false, data: { status, message: '' } })).toBe(sentence)
})

test('no answer at all is a failure, and none yet is not', () => {
  expect(failureOf({ isError: true, data: undefined })).toBe(
    'Failed to regenerate tasks. Please try again later.',
  )
  expect(failureOf({ isError: false, data: undefined })).toBe(undefined)
})
