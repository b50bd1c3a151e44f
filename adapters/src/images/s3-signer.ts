import { PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { uploadLifetime } from './port.ts'
import { openS3Client, type S3Options } from './s3-client.ts'

/** Signs a URL that accepts one file of this type and length under this key. Needs no network. */
type UploadSigner = (key: string, contentType: string, contentLength: number) => Promise<string>

/** `publicOrigin` is the store's origin for browsers. A signature is valid for one host only. */
export function openUploadSigner(options: S3Options & { publicOrigin?: string | undefined }): UploadSigner {
  const { client, bucket } = openS3Client(options, options.publicOrigin)
  // The store enforces only headers that are signed.
  const signableHeaders = new Set(['host', 'content-type', 'content-length'])
  return (key, contentType, contentLength) =>
    getSignedUrl(
      client,
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        ContentType: contentType,
        ContentLength: contentLength,
      }),
      {
        expiresIn: uploadLifetime / 1000,
        signableHeaders,
      },
    )
}
