import { z } from 'zod'

/** What a gardener reads when a picture is stored somewhere else. */
const notHere = 'Please upload the picture here first.'

/** The address of a picture that this server keeps. */
export const ImageUrl = z.string().regex(/^\/api\/images\/[A-Za-z0-9_-]{20,100}$/, notHere)

const dataUrl = z.string().regex(/^data:image\/[a-z+.-]+;base64,[A-Za-z0-9+/=]+$/)

/** A picture stored here, or one sent as a data URL, which is stored before anything is recorded. */
export const SentPicture = z.union([ImageUrl, dataUrl], notHere)

/** The same, or none. */
export const PictureValue = z.union(
  [ImageUrl, dataUrl, z.literal('').transform(() => null), z.null()],
  notHere,
)
