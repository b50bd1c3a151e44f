import { isOurPicture, pictureAt, pictureCopies } from '@wattle/contracts/images/addresses.ts'

/** Prefetches the copy of a picture that an image with these `sizes` will show. */
export function fetchPicture(src: string, sizes: string): void {
  const image = new Image()
  image.fetchPriority = 'high'
  image.sizes = sizes
  if (isOurPicture(src)) image.srcset = pictureCopies(src)
  image.src = pictureAt(src, 640)
}
