import { beforeEach, expect, test } from 'vitest'
import { clearFailure, showFailure } from './failure.ts'
import { dismissToasts, shownToasts } from './toasts.ts'

beforeEach(dismissToasts)

test('the failure message of an action is replaced or cleared by its next try only', () => {
  showFailure('rename', 'Failed to rename')
  showFailure('rename', 'Failed to rename again')
  showFailure('erase', 'Failed to erase')
  expect(shownToasts().map(({ message }) => message)).toEqual(['Failed to rename again', 'Failed to erase'])
  clearFailure('rename')
  expect(shownToasts().map(({ message }) => message)).toEqual(['Failed to erase'])
  clearFailure('erase')
  expect(shownToasts()).toEqual([])
})
