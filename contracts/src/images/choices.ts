/** Plain values, so that the web app may import them without zod. */

/** What a gardener may upload; HEIC and the rest are turned into JPEG by the browser first. */
export const pictureTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const

/** Ten megabytes, for what passes through the upload as well as for what is stored. */
export const largestPicture = 10 * 1024 * 1024
