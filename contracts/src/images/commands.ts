/** Permanently removes a picture from the garden, wherever it is shown. */
export type ImageCommand = { type: 'RemovePicture'; imageUrl: string }
