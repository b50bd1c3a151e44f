import { isOurPicture, pictureAt, pictureCopies } from '@wattle/contracts/images/addresses.ts'

/** Fetches the copy of a picture that an image of these `sizes` will show, before there is one. */
export function fetchPicture(src: string, sizes: string): void {
  const image = new Image()
  image.fetchPriority = 'high'
  image.sizes = sizes
  if (isOurPicture(src)) image.srcset = pictureCopies(src)
  image.src = pictureAt(src, 640)
}
