import { expect, test } from 'vitest'
import { fileFromDataUrl } from './data-url-file.ts'

const timestamp = 1_763_786_400_000

test('a data URL becomes a file of its own type, named for the nursery', async () => {
  const file = fileFromDataUrl(`data:image/png;base64,${btoa('leaf')}`, timestamp)
  expect([file.name, file.type, await file.text()]).toEqual([
    'nursery-plant1763786400000',
    'image/png',
    'leaf',
  ])
})

test.each(['data:;base64,', 'data:application/octet-stream;base64,', 'data:,'])(
  'a data URL without a picture type becomes a JPEG: %s',
  (head) => {
    expect(fileFromDataUrl(head, timestamp).type).toBe('image/jpeg')
  },
)

test('an invalid data URL is refused', () => {
  expect(() => fileFromDataUrl('data:image/png;base64,***', timestamp)).toThrow()
})
