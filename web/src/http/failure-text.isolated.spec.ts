import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { failureText } from './failure-text.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const sentence = 'Failed to save task. Please try again.'

test('a failed write is reported in the words of its screen', () => {
  expect(failureText(new ApiError(500, 'Something went wrong.', { code: 'internal' }), sentence)).toBe(
    sentence,
  )
  expect(failureText(new TypeError('odd'), sentence)).toBe(sentence)
})

test('a write with an unknown outcome is not reported as failed', () => {
  const unknown = new ApiError(503, 'We cannot say whether that was saved.', { code: 'outcome-unknown' })
  expect(failureText(unknown, sentence)).toBe('We cannot say whether that was saved.')
})

test.each(['tasks-full', 'plants-full', 'profile-half-filled', 'product-in-many-tasks'])(
  'a write refused as %s says why, because a retry does not help',
  (code) => {
    const refused = new ApiError(409, 'It does not fit.', { code })
    expect(failureText(refused, sentence)).toBe('It does not fit.')
  },
)

test('a write refused by a damaged garden does not suggest a retry', () => {
  const damaged = new ApiError(503, 'Nothing can be changed.', { code: 'garden-damaged' })
  expect(failureText(damaged, sentence)).toBe('Nothing can be changed.')
})

test('invalid input does not suggest a retry', () => {
  const refused = new ApiError(400, 'Too long ago', {
    issues: [{ path: 'dueDate', message: 'Too long ago' }],
  })
  expect(failureText(refused, sentence)).toBe('Check the marked fields.')
})

test('a write that did not get out because the browser is offline says so', () => {
  const unsent = new ApiError(0, 'We can’t reach your garden right now.')
  vi.stubGlobal('navigator', { onLine: true })
  expect(failureText(unsent, sentence)).toBe(sentence)
  vi.stubGlobal('navigator', { onLine: false })
  expect(failureText(unsent, sentence)).toBe(`You’re offline. ${sentence}`)
})
