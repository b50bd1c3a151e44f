import type { UploadRequest } from '@wattle/contracts/images/requests.ts'
import { ApiError } from '../http/api-error.ts'
import { post } from '../http/client.ts'
import { fieldsOf, textOrNull } from '../http/fields.ts'
import { extensionOf, withExtension } from './file-names.ts'
import { resizePicture } from './resize-picture.ts'

/** Makes a picture small enough, uploads it and returns its address. Throws an `Error` whose message is for the gardener. */
export async function uploadPicture(file: File): Promise<string> {
  return uploadFile(await resizePicture(file))
}

/** Uploads a file as it is and returns its address. Throws an `Error` whose message is for the gardener. */
export async function uploadFile(file: File): Promise<string> {
  const named = new File([file], withExtension(file.name, file.type), { type: file.type || 'image/jpeg' })
  try {
    return await uploadToAddress(named)
  } catch (error) {
    // The fallback does not help a gardener who is signed out or rate limited.
    if (error instanceof UploadFailed && error.isFinal) throw error
    return uploadThroughApi(named)
  }
}

/** One way of uploading failed. */
class UploadFailed extends Error {
  readonly isFinal: boolean

  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.isFinal = cause instanceof ApiError && (cause.status === 401 || cause.status === 429)
  }
}

async function uploadToAddress(file: File): Promise<string> {
  const { uploadUrl, imageUrl } = await askForAddress(file)
  await putFile(uploadUrl, file)
  return imageUrl
}

async function askForAddress(file: File): Promise<{ uploadUrl: string; imageUrl: string }> {
  const request = {
    contentType: file.type as UploadRequest['contentType'],
    fileExtension: extensionOf(file.name),
    contentLength: file.size,
  } satisfies UploadRequest
  const failed = 'Failed to get upload URL'
  try {
    const answer = fieldsOf(await post('/images/upload-url', request))
    const uploadUrl = textOrNull(answer.uploadUrl)
    const imageUrl = imageReferenceIn(answer)
    if (uploadUrl && imageUrl) return { uploadUrl, imageUrl }
  } catch (cause) {
    throw new UploadFailed(failed, cause)
  }
  throw new UploadFailed(failed)
}

/** The address is already signed: neither token nor cookies are sent with the file. */
async function putFile(uploadUrl: string, file: File): Promise<void> {
  const failed = 'Failed to upload to S3'
  try {
    const response = await fetch(uploadUrl, {
      method: 'PUT',
      body: file,
      headers: { 'content-type': file.type },
      credentials: 'omit',
    })
    if (response.ok) return
  } catch (cause) {
    throw new UploadFailed(failed, cause)
  }
  throw new UploadFailed(failed)
}

async function uploadThroughApi(file: File): Promise<string> {
  const form = new FormData()
  form.append('file', file, file.name)
  let answer: unknown
  try {
    answer = await post('/images/upload', form)
  } catch (cause) {
    throw new UploadFailed('Failed to upload image via API', cause)
  }
  const imageUrl = imageReferenceIn(fieldsOf(answer))
  if (!imageUrl) throw new UploadFailed('Failed to upload image')
  return imageUrl
}

/** The address of the stored picture, under any of the names it goes by. */
function imageReferenceIn(answer: Record<string, unknown>): string | null {
  const { imageUrl, image, imageReference, url } = answer
  return textOrNull(imageUrl) ?? textOrNull(imageReference) ?? textOrNull(image) ?? textOrNull(url)
}
