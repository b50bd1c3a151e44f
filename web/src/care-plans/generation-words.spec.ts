import type { GenerationResponse } from '@wattle/contracts/care-plans/views.ts'
import { expect, test } from 'vitest'
import { generationFailure, generationNotice, isOnItsWay } from './generation-words.ts'

const answer = (status: GenerationResponse['status']): GenerationResponse => ({
  status,
  message: 'A plan is being made already.',
  taskCount: 0,
})

test.each([
  ['success', true, null],
  ['accepted', true, null],
  ['skipped', false, null],
  ['error', false, 'Failed to generate tasks for this plant.'],
  ['auth_error', false, 'Authentication required to generate tasks'],
] as const)('after %s a plan is on its way: %s, and the error is %s', (status, isMade, failure) => {
  expect([isOnItsWay(answer(status)), generationFailure(answer(status))]).toEqual([isMade, failure])
})

test("a plan that need not be made is announced in the server's words", () => {
  expect(generationNotice(answer('accepted'))).toBe('New care tasks are on their way')
  expect(generationNotice(answer('skipped'))).toBe('A plan is being made already.')
})
