import { z } from 'zod'

/** The sentence for a picture on another server. */
const notHere = 'Please upload the photo here first.'

/** The URL of a picture that this server stores. */
export const ImageUrl = z.string().regex(/^\/api\/images\/[A-Za-z0-9_-]{20,100}$/, notHere)

const dataUrl = z.string().regex(/^data:image\/[a-z+.-]+;base64,[A-Za-z0-9+/=]+$/)

/** A picture stored here, or one sent as a data URL, which is stored before any event is appended. */
export const SentPicture = z.union([ImageUrl, dataUrl], notHere)

/** A picture as in `SentPicture`, or null for none. */
export const PictureValue = z.union(
  [ImageUrl, dataUrl, z.literal('').transform(() => null), z.null()],
  notHere,
)
