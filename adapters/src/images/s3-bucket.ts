import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchBucket,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
} from '@aws-sdk/client-s3'
import { ImagesUnavailable, PictureTooLarge } from './port.ts'
import { openS3Client, type S3Options } from './s3-client.ts'

export type StoredObject = { key: string; size: number; etag: string; modified: Date }

/** The objects of one bucket. Every method throws `ImagesUnavailable` if the bucket cannot be used. */
export type Bucket = {
  /**
   * Null if there is no object. Throws `PictureTooLarge`, without reading further, if the object exceeds `largest`
   * bytes.
   */
  get(key: string, largest?: number): Promise<Uint8Array | null>
  /** Size in bytes; null if there is no object. */
  size(key: string): Promise<number | null>
  put(key: string, jpeg: Uint8Array): Promise<void>
  /** Copies within the bucket. Returns whether there was an object to copy. */
  copy(from: string, to: string): Promise<boolean>
  /** Removes an object if it exists. */
  remove(key: string): Promise<void>
  /** The objects whose keys start with `prefix`, page by page. */
  pages(prefix: string): AsyncGenerator<StoredObject[]>
  /** Checks that the bucket answers, within three seconds. */
  check(): Promise<void>
  close(): void
}

const checkTimeout = 3000

export function openS3Bucket(options: S3Options): Bucket {
  const { client, bucket: Bucket } = openS3Client(options)
  const { writeTimeout = 5_000 } = options
  /** A timeout for calls that a gardener waits for. Covers all attempts. */
  const inTime = () => ({ abortSignal: AbortSignal.timeout(writeTimeout) })

  async function page(prefix: string, token?: string) {
    return client.send(
      new ListObjectsV2Command({ Bucket, Prefix: prefix, ...(token ? { ContinuationToken: token } : {}) }),
    )
  }

  return {
    get: (key, largest) =>
      orNull(async () => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }))
        return bytesOf(Body as Readable, largest)
      }),

    // A HEAD response only says 404. If in fact the bucket is missing, the next call reveals it.
    size: (key) =>
      orNull(async () => {
        const head = await client.send(new HeadObjectCommand({ Bucket, Key: key }), inTime())
        return head.ContentLength ?? 0
      }),

    put: (key, jpeg) =>
      available(async () => {
        const command = new PutObjectCommand({ Bucket, Key: key, Body: jpeg, ContentType: 'image/jpeg' })
        await client.send(command, inTime())
      }),

    copy: async (from, to) =>
      (await orNull(() =>
        client.send(new CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${from}` }), inTime()),
      )) !== null,

    // Some stores answer the second of two concurrent removals with 404.
    remove: async (key) => {
      await orNull(() => client.send(new DeleteObjectCommand({ Bucket, Key: key })))
    },

    async *pages(prefix) {
      let token: string | undefined
      do {
        const { Contents = [], NextContinuationToken } = await available(() => page(prefix, token))
        yield Contents.map(({ Key = '', Size = 0, ETag = '', LastModified = new Date(0) }) => ({
          key: Key,
          size: Size,
          etag: ETag,
          modified: LastModified,
        }))
        token = NextContinuationToken
      } while (token)
    },

    check: () =>
      available(async () => {
        const abortSignal = AbortSignal.timeout(checkTimeout)
        await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 1 }), { abortSignal })
      }),

    close: () => client.destroy(),
  }
}

const isAbsent = (error: unknown) => error instanceof NoSuchKey || error instanceof NotFound

/** Translates errors of the store and the network into the port's errors. */
async function available<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof PictureTooLarge) throw cause
    if (cause instanceof NoSuchBucket) throw new ImagesUnavailable('There is no such bucket.', { cause })
    throw new ImagesUnavailable('The pictures bucket cannot be used.', { cause })
  }
}

const orNull = <T>(work: () => Promise<T>): Promise<T | null> =>
  available(() =>
    work().catch((error) => {
      if (isAbsent(error)) return null
      throw error
    }),
  )

async function bytesOf(body: Readable, largest = Number.POSITIVE_INFINITY): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > largest) throw new PictureTooLarge('The picture is larger than 10 MB.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
