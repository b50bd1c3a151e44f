import type { UploadRequest } from '@wattle/contracts/images/requests.ts'
import { ApiError } from '../http/api-error.ts'
import { get } from '../http/client.ts'
import { fieldsOf, textOrNull } from '../http/fields.ts'
import { fileTimeout, withTimeout } from '../http/send.ts'
import { post } from '../http/write.ts'
import { extensionOf, withExtension } from './file-names.ts'
import { resizePicture } from './resize-picture.ts'

/** Shrinks and uploads a picture, and returns its URL. Throws an `Error` whose message is for the gardener. */
export async function uploadPicture(file: File): Promise<string> {
  return uploadFile(await resizePicture(file))
}

/** Uploads a file unchanged and returns its URL. Throws an `Error` whose message is for the gardener. */
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

class UploadFailed extends Error {
  readonly isFinal: boolean

  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.isFinal = cause instanceof ApiError && (cause.status === 401 || cause.status === 429)
  }
}

type Address = { uploadUrl: string; imageUrl: string }

async function uploadToAddress(file: File): Promise<string> {
  const { uploadUrl, imageUrl } = await askForAddress(file)
  await putFile(uploadUrl, file)
  return imageUrl
}

/** Requests an upload URL by the file's type and size; if that fails, by its name. */
async function askForAddress(file: File): Promise<Address> {
  const request = {
    contentType: file.type as UploadRequest['contentType'],
    fileExtension: extensionOf(file.name),
    contentLength: file.size,
  } satisfies UploadRequest
  try {
    return await addressIn(post('/images/upload-url', request), 'Failed to get upload URL')
  } catch (error) {
    if (error instanceof UploadFailed && error.isFinal) throw error
    const byName = new URLSearchParams({ fileName: file.name })
    return addressIn(get(`/images/upload-url?${byName}`), 'Failed to get upload URL for image')
  }
}

async function addressIn(asked: Promise<unknown>, failed: string): Promise<Address> {
  const answer = fieldsOf(
    await asked.catch((cause) => {
      throw new UploadFailed(failed, cause)
    }),
  )
  const uploadUrl = textOrNull(answer.uploadUrl)
  const imageUrl = imageReferenceIn(answer)
  if (uploadUrl && imageUrl) return { uploadUrl, imageUrl }
  throw new UploadFailed(failed)
}

/** The URL is signed, so the file is sent without token or cookies. */
async function putFile(uploadUrl: string, file: File): Promise<void> {
  const failed = 'Failed to upload to S3'
  const response = await fetch(uploadUrl, {
    method: 'PUT',
    body: file,
    headers: { 'content-type': file.type },
    credentials: 'omit',
    signal: withTimeout(undefined, fileTimeout),
  }).catch((cause) => {
    throw new UploadFailed(failed, cause)
  })
  if (!response.ok) throw new UploadFailed(failed, new ApiError(response.status, failed))
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

/** The URL of the stored picture, under any of its field names. */
function imageReferenceIn(answer: Record<string, unknown>): string | null {
  const { imageUrl, image, imageReference, url } = answer
  return textOrNull(imageUrl) ?? textOrNull(imageReference) ?? textOrNull(image) ?? textOrNull(url)
}
