/** Widths of the copies that are made beside every picture, in pixels. */
export const thumbnailWidths = [160, 320, 640] as const
export type PictureWidth = (typeof thumbnailWidths)[number]

/** How wide the app makes a picture, at most, before it sends it. */
export const largestWidth = 1200

const ours = '/api/images/'

/** Whether this server keeps the picture, and so has smaller copies of it. */
export const isOurPicture = (url: string): boolean => url.startsWith(ours)

/** The address of the picture with this name. */
export const imageUrlOf = (name: string): string => `${ours}${name}`

/** The name behind the address of a picture that this server keeps. */
export const pictureNameOf = (url: string): string => url.slice(ours.length)

/** The address of a picture's copy of this width; of another's picture, its own. */
export const pictureAt = (url: string, width: PictureWidth): string =>
  isOurPicture(url) ? `${url}?width=${width}` : url

/** The copies of a picture and itself, as the `srcset` of an image. */
export const pictureCopies = (url: string): string =>
  [...thumbnailWidths.map((width) => `${pictureAt(url, width)} ${width}w`), `${url} ${largestWidth}w`].join(
    ', ',
  )
