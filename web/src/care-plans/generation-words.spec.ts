import type { GenerationResponse } from '@wattle/contracts/care-plans/views.ts'
import { expect, test } from 'vitest'
import { generationFailure, generationNotice } from './generation-words.ts'

const answer = (status: GenerationResponse['status']): GenerationResponse => ({
  status,
  message: 'A plan is being made already.',
  taskCount: 0,
})

test.each([
  ['success', null],
  ['accepted', null],
  ['skipped', null],
  ['error', 'Failed to generate tasks for this plant.'],
  ['auth_error', 'Authentication required to generate tasks'],
] as const)('a plan request answered with %s fails with %s', (status, failure) => {
  expect(generationFailure(answer(status))).toBe(failure)
})

test("a plan that need not be made is announced in the server's words", () => {
  expect(generationNotice(answer('accepted'))).toBe('New care tasks are on their way')
  expect(generationNotice(answer('skipped'))).toBe('A plan is being made already.')
})
