import { beforeEach, expect, test, vi } from 'vitest'
import { resizePicture } from './resize-picture.ts'

type Attempt = { width: number; height: number; quality: number }

const megabyte = 1024 * 1024
const photo = new File(['raw'], 'IMG_7.PNG', { type: 'image/png' })

let attempts: Attempt[]
/** The size in bytes of an attempt's JPEG. */
let sizeOf: (attempt: Attempt) => number
let bitmap: { width: number; height: number; close: () => void }

beforeEach(() => {
  attempts = []
  bitmap = { width: 4000, height: 3000, close: vi.fn() }
  vi.stubGlobal('createImageBitmap', async () => bitmap)
  vi.stubGlobal('document', {
    createElement: () => ({
      width: 0,
      height: 0,
      getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
      toBlob(this: Attempt, done: (blob: Blob) => void, type: string, quality: number) {
        const attempt = { width: this.width, height: this.height, quality }
        attempts.push(attempt)
        done(new Blob([new Uint8Array(sizeOf(attempt))], { type }))
      },
    }),
  })
  return () => vi.unstubAllGlobals()
})

test('a picture that fits at once is a JPEG of 1200 pixels with quality 0.85', async () => {
  sizeOf = () => megabyte
  const small = await resizePicture(photo)
  expect([small.name, small.type, small.size]).toEqual(['IMG_7.jpg', 'image/jpeg', megabyte])
  expect(attempts).toEqual([{ width: 1200, height: 900, quality: 0.85 }])
  expect(bitmap.close).toHaveBeenCalledOnce()
})

test('quality is reduced first, then width, until the picture fits', async () => {
  sizeOf = ({ width }) => (width > 900 ? megabyte + 1 : megabyte)
  await resizePicture(photo)
  expect(attempts.map(({ width, quality }) => `${width} at ${quality}`)).toEqual([
    ...['1200 at 0.85', '1200 at 0.75', '1200 at 0.65', '1200 at 0.55', '1200 at 0.45', '1200 at 0.35'],
    ...['1200 at 0.3', '1050 at 0.3', '900 at 0.3'],
  ])
})

test('a picture that never fits is sent at its smallest, with a warning in the log', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  sizeOf = () => 2 * megabyte
  await expect(resizePicture(photo)).resolves.toMatchObject({ size: 2 * megabyte })
  expect(attempts.at(-1)).toEqual({ width: 400, height: 300, quality: 0.3 })
  expect(warned).toHaveBeenCalledExactlyOnceWith('The picture is still 2048 KB at its smallest.')
})

test('a small picture is not enlarged', async () => {
  bitmap = { ...bitmap, width: 640, height: 480 }
  sizeOf = () => 1
  await resizePicture(photo)
  expect(attempts).toEqual([{ width: 640, height: 480, quality: 0.85 }])
})
