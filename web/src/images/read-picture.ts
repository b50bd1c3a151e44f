import { extensionOf } from './file-names.ts'
import { PictureUnfit, processingFailed } from './picture-unfit.ts'

/** The pixels of a picture, however few. Throws `PictureUnfit` when the browser cannot read them. */
export async function readPicture(file: File): Promise<ImageBitmap> {
  try {
    return await decode(file)
  } catch (cause) {
    throw new PictureUnfit(
      `${processingFailed} Wattle can read JPEG, PNG, GIF and WebP pictures. This one is of another kind, or damaged.`,
      { cause },
    )
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch (error) {
    // Safari shows what iPhones take, but only as an image on a page.
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
