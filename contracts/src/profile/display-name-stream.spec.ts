import { expect, test } from 'vitest'
import { displayNameStream } from './display-name-stream.ts'

test('a name has one stream in any spelling, which does not tell it', () => {
  const stream = displayNameStream('Iris of the Bay')
  expect(stream).toMatch(/^displayName-[0-9a-f]{32}$/)
  expect(displayNameStream('  IRIS  of the bay ')).toBe(stream)
  expect(displayNameStream('Iris of the Day')).not.toBe(stream)
})
