import { uploadPicture } from '../../images/upload.ts'
import type { Sent } from '../../images/use-picture.ts'
import { dataUrlOf, fileFromDataUrl } from './data-url-file.ts'

/** Uploads a nursery plant's picture. The data URL is kept and saved with the plant if the upload fails. */
export function sendPicture(file: File): Sent {
  const instead = dataUrlOf(file)
  return { instead, address: instead.then((url) => uploadPicture(fileFromDataUrl(url, Date.now()))) }
}
