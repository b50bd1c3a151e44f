/** The error message for a picture that could not be processed. */
export const processingFailed = 'Failed to process image. Please try again.'

/** The picture itself is unusable, so a retry does not help. */
export class PictureUnfit extends Error {}
