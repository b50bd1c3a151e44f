import { beforeEach, expect, test, vi } from 'vitest'
import { readPicture } from './read-picture.ts'

const bitmap = (width: number, height: number) => ({ width, height, close: vi.fn() })
const unreadable =
  'Failed to process image. Please try again. Wattle can read JPEG, PNG, GIF and WebP photos. This one is damaged or of another kind: save it as a JPEG first, or choose another one.'

beforeEach(() => () => vi.unstubAllGlobals())

test('an unreadable picture is refused with the types that can be read', async () => {
  vi.stubGlobal('createImageBitmap', async () => {
    throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
  })
  await expect(readPicture(new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }))).rejects.toThrow(
    unreadable,
  )
})

test('a picture of a single pixel is accepted', async () => {
  const tiny = bitmap(1, 1)
  vi.stubGlobal('createImageBitmap', async () => tiny)
  expect(await readPicture(new File([], 'tiny.png'))).toBe(tiny)
})

test('a HEIC picture is read if the browser can show it', async () => {
  const photo = bitmap(1200, 900)
  const shown = { src: '', decode: async () => undefined }
  vi.stubGlobal('Image', function FakeImage() {
    return shown
  })
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
  vi.stubGlobal('createImageBitmap', async (source: unknown) => {
    if (source === shown) return photo
    throw new DOMException('', 'InvalidStateError')
  })
  expect(await readPicture(new File([], 'IMG_1.HEIC'))).toBe(photo)
})
