import { pictureAt, pictureCopies } from '@wattle/contracts/images/addresses.ts'
import { type Markup, markup } from './markup.ts'

/** The shapes of pictures, by class: their intrinsic size, and their width as the `sizes` of an image. */
const shapes = {
  tile: { width: 640, height: 800, sizes: '(max-width: 420px) 45vw, (min-resolution: 1.5dppx) 160px, 200px' },
  photo: { width: 640, height: 480, sizes: '(max-width: 600px) calc(100vw - 32px), 360px' },
  print: { width: 640, height: 800, sizes: 'min(100vw - 32px, 420px)' },
} as const

/** An image element that loads the right copy for its size; null without a picture. */
export function renderPicture(url: string | null, shape: keyof typeof shapes, alt: string): Markup | null {
  if (!url) return null
  const { width, height, sizes } = shapes[shape]
  return markup`<img class="${shape}" src="${pictureAt(url, 640)}" srcset="${pictureCopies(url)}" sizes="${sizes}" width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async">`
}
