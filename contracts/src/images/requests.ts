import { z } from 'zod'
import { refusals } from '../refusals.ts'
import { largestPicture, pictureTypes } from './choices.ts'

export const UploadRequest = z.object({
  contentType: z.enum(pictureTypes, refusals['picture-unreadable'].message),
  fileExtension: z.string().regex(/^\.?[A-Za-z0-9]{1,5}$/),
  /** In bytes; if given, the upload must have exactly this length. */
  contentLength: z
    .number()
    .int()
    .min(1)
    .max(largestPicture, refusals['picture-too-large'].message)
    .optional(),
})
export type UploadRequest = z.infer<typeof UploadRequest>

export const UploadResponse = z.object({ uploadUrl: z.string(), imageUrl: z.string() })
export type UploadResponse = z.infer<typeof UploadResponse>

export const ImageResponse = z.object({ imageUrl: z.string() })
