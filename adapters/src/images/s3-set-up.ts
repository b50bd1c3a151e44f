import {
  CreateBucketCommand,
  GetBucketCorsCommand,
  HeadBucketCommand,
  NotFound,
  PutBucketCorsCommand,
} from '@aws-sdk/client-s3'
import { ImagesUnavailable } from './port.ts'
import { openS3Client, type S3Options } from './s3-client.ts'

const ruleId = 'wattle-uploads'
const keyRefused =
  'The store rejected the key: check WATTLE_S3_ACCESS_KEY_ID, WATTLE_S3_SECRET_ACCESS_KEY and WATTLE_S3_REGION.'

/** Creates the bucket if it does not exist. Returns whether it did. Throws `ImagesUnavailable`. */
export function ensureBucket(options: S3Options): Promise<boolean> {
  return withClient(options, 'The pictures bucket could not be created.', async (client, Bucket) => {
    const isThere = await client.send(new HeadBucketCommand({ Bucket })).catch((error) => {
      if (error instanceof NotFound) return null
      // This response has no body, so the library cannot explain it.
      if (error.$metadata?.httpStatusCode === 403) throw new Error(keyRefused, { cause: error })
      throw error
    })
    if (isThere) return false
    await client.send(new CreateBucketCommand({ Bucket })).catch((error) => {
      // Another process created the bucket first.
      if (error.name !== 'BucketAlreadyOwnedByYou') throw error
    })
    return true
  })
}

/**
 * Lets web pages of exactly these origins PUT pictures into the bucket. Rules set by others are kept. Returns false if
 * the store does not support such rules. Throws `ImagesUnavailable`.
 */
export function allowUploadsFrom(options: S3Options, origins: readonly string[]): Promise<boolean> {
  return withClient(
    options,
    'The bucket does not accept a CORS rule for uploads.',
    async (client, Bucket) => {
      const rule = {
        ID: ruleId,
        AllowedOrigins: [...origins],
        AllowedMethods: ['PUT'],
        AllowedHeaders: ['content-type'],
        MaxAgeSeconds: 3600,
      }
      try {
        const { CORSRules: rules = [] } = await client
          .send(new GetBucketCorsCommand({ Bucket }))
          .catch((error) => {
            if (error.name === 'NoSuchCORSConfiguration') return { CORSRules: [] }
            throw error
          })
        const CORSRules = [...rules.filter(({ ID }) => ID !== ruleId), rule]
        await client.send(new PutBucketCorsCommand({ Bucket, CORSConfiguration: { CORSRules } }))
        return true
      } catch (error) {
        if ((error as Error).name === 'NotImplemented') return false
        throw error
      }
    },
  )
}

async function withClient<T>(
  options: S3Options,
  failed: string,
  work: (client: ReturnType<typeof openS3Client>['client'], bucket: string) => Promise<T>,
): Promise<T> {
  const { client, bucket } = openS3Client(options)
  try {
    return await work(client, bucket)
  } catch (cause) {
    throw new ImagesUnavailable(failed, { cause })
  } finally {
    client.destroy()
  }
}
