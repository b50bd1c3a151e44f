import { z } from 'zod'

/** What a gardener may upload; HEIC and the rest are turned into JPEG by the browser first. */
export const pictureTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const

/** Ten megabytes, for what passes through the upload as well as for what is stored. */
export const largestPicture = 10 * 1024 * 1024

export const UploadRequest = z.object({
  contentType: z.enum(pictureTypes, 'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.'),
  fileExtension: z.string().regex(/^\.?[a-z0-9]{1,5}$/i),
  /** Bytes; given, the address takes exactly that many. */
  contentLength: z
    .number()
    .int()
    .min(1)
    .max(largestPicture, 'File too large. Please upload an image smaller than 10MB.')
    .optional(),
})
export type UploadRequest = z.infer<typeof UploadRequest>

export const UploadAnswer = z.object({ uploadUrl: z.string(), imageUrl: z.string() })
export type UploadAnswer = z.infer<typeof UploadAnswer>

export const ImageAnswer = z.object({ imageUrl: z.string() })
