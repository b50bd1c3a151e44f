/** Plain values, so that the web app may import them without zod. */

/** The types that can be uploaded; the browser converts HEIC and others to JPEG first. */
export const pictureTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const

/** Ten megabytes, both for the uploaded and for the stored picture. */
export const largestPicture = 10 * 1024 * 1024
