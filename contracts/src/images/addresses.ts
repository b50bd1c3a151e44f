/** Widths in pixels of the copies that are stored beside every picture. */
export const thumbnailWidths = [160, 320, 640] as const
export type PictureWidth = (typeof thumbnailWidths)[number]

/** The web app scales pictures down to this width before it uploads them. */
export const largestWidth = 1200

const ours = '/api/images/'

/** Whether this server stores the picture, and so has smaller copies of it. */
export const isOurPicture = (url: string): boolean => url.startsWith(ours)

/** The URL of the picture with this name. */
export const imageUrlOf = (name: string): string => `${ours}${name}`

/** The name in the URL of a picture that this server stores. */
export const pictureNameOf = (url: string): string => url.slice(ours.length)

/** The URL of a picture's copy of this width; pictures on other servers have no copies and keep their URL. */
export const pictureAt = (url: string, width: PictureWidth): string =>
  isOurPicture(url) ? `${url}?width=${width}` : url

/** A picture and its copies, as the `srcset` of an image. */
export const pictureCopies = (url: string): string =>
  [...thumbnailWidths.map((width) => `${pictureAt(url, width)} ${width}w`), `${url} ${largestWidth}w`].join(
    ', ',
  )
