/** The sentence for a picture that could not be made ready to send. */
export const processingFailed = 'Failed to process image. Please try again.'

/** Trying again does not help: another picture has to be chosen. */
export class PictureUnfit extends Error {}
