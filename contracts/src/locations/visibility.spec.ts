import { expect, test } from 'vitest'
import { visibilityOf } from './visibility.ts'

test('a location is mixed when its plants differ and private when it is empty', () => {
  expect(visibilityOf([])).toBe('private')
  expect(visibilityOf(['private', 'private'])).toBe('private')
  expect(visibilityOf(['public', 'public'])).toBe('public')
  expect(visibilityOf(['public', 'private'])).toBe('mixed')
})
