/** Removes a picture of the garden for good, wherever it is shown. */
export type ImageCommand = { type: 'RemovePicture'; imageUrl: string }
