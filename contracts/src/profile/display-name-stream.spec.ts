import { expect, test } from 'vitest'
import { displayNameStream } from './display-name-stream.ts'

test('all spellings of a display name share one stream, whose name does not reveal it', () => {
  const stream = displayNameStream('Iris of the Bay')
  expect(stream).toMatch(/^displayName-[0-9a-f]{32}$/)
  expect(displayNameStream('  IRIS  of the bay ')).toBe(stream)
  expect(displayNameStream('Iris of the Day')).not.toBe(stream)
})
