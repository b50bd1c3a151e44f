import { expect, test } from 'vitest'
import { forgetRevision, newestRevision, rememberRevision } from './garden-revision.ts'

test('the highest revision seen is asked for, until the gardener leaves', () => {
  expect(newestRevision()).toBe(null)
  for (const header of ['-1', '7', '5', null, 'x']) rememberRevision(header)
  expect(newestRevision()).toBe('7')
  forgetRevision()
  expect(newestRevision()).toBe(null)
})
