import { randomUUID } from 'node:crypto'
import { DeleteBucketCommand, ListBucketsCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import type { Engine } from '../../testing/engines.ts'
import { openS3Bucket } from '../s3-bucket.ts'
import { openS3Client, type S3Options } from '../s3-client.ts'
import { ensureBucket } from '../s3-set-up.ts'

export type ScratchBucket = {
  options: S3Options
  /** All keys with this prefix, sorted. */
  keys(prefix: string): Promise<string[]>
  bytes(key: string): Promise<Buffer>
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Removes the bucket and its contents. */
  remove(): Promise<void>
}

/** The options for a bucket of this name on the engine. */
export const bucketOn = ({ address, settings }: Engine, name: string): S3Options => ({
  address: new URL(name, address).href,
  region: settings.REGION ?? 'us-east-1',
  accessKeyId: settings.ACCESS_KEY_ID ?? '',
  secretAccessKey: settings.SECRET_ACCESS_KEY ?? '',
})

export const scratchName = () => `wattle-spec-${randomUUID()}`

/** The names of all buckets on the engine. */
export async function bucketNames(engine: Engine): Promise<string[]> {
  const { client } = openS3Client(bucketOn(engine, ''))
  try {
    const { Buckets = [] } = await client.send(new ListBucketsCommand())
    return Buckets.flatMap(({ Name }) => Name ?? [])
  } finally {
    client.destroy()
  }
}

/** A bucket for one spec, which can inspect it without the adapter. */
export async function scratchBucket(engine: Engine): Promise<ScratchBucket> {
  const options = bucketOn(engine, scratchName())
  await ensureBucket(options)
  return lookInto(options)
}

export function lookInto(options: S3Options): ScratchBucket {
  const bucket = openS3Bucket(options)
  const { client, bucket: Bucket } = openS3Client(options)

  async function keys(prefix: string) {
    const found: string[] = []
    for await (const page of bucket.pages(prefix)) found.push(...page.map(({ key }) => key))
    return found.sort()
  }

  return {
    options,
    keys,
    bytes: async (key) => Buffer.from((await bucket.get(key)) ?? []),
    async put(key, bytes) {
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes }))
    },
    async remove() {
      for (const key of await keys('')) await bucket.remove(key)
      await client.send(new DeleteBucketCommand({ Bucket }))
      bucket.close()
      client.destroy()
    },
  }
}
