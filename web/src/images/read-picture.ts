import { extensionOf } from './file-names.ts'
import { PictureUnfit, processingFailed } from './picture-unfit.ts'

/** Decodes a picture of any size. Throws `PictureUnfit` if the browser cannot. */
export async function readPicture(file: File): Promise<ImageBitmap> {
  try {
    return await decode(file)
  } catch (cause) {
    throw new PictureUnfit(
      `${processingFailed} Wattle can read JPEG, PNG, GIF and WebP photos. This one is damaged or of another kind: save it as a JPEG first, or choose another one.`,
      { cause },
    )
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch (error) {
    // Safari decodes the HEIC photos of iPhones only through an image element.
    if (!['heic', 'heif'].includes(extensionOf(file.name)) && !/hei[cf]/.test(file.type)) throw error
    return createImageBitmap(await shown(file))
  }
}

async function shown(file: File): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(image.src)
  }
}
