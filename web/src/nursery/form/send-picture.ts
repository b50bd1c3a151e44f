import { uploadPicture } from '../../images/upload.ts'
import type { Sent } from '../../images/use-picture.ts'
import { dataUrlOf, fileFromDataUrl } from './data-url-file.ts'

/** Uploads the picture of a find. It is kept as a data URL until the find is saved, and goes along with it where that fails. */
export function sendPicture(file: File): Sent {
  const instead = dataUrlOf(file)
  return { instead, address: instead.then((url) => uploadPicture(fileFromDataUrl(url, Date.now()))) }
}
