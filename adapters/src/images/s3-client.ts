import { S3Client } from '@aws-sdk/client-s3'

export type S3Options = {
  /** URL of the bucket, for example `https://s3.example.com/pictures`. */
  address: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Timeout in milliseconds for connecting, 2 seconds by default. */
  connectionTimeout?: number
  /** Timeout in milliseconds without data from the store, 5 seconds by default. */
  requestTimeout?: number
  /** Timeout in milliseconds for a write including all attempts, 5 seconds by default. */
  writeTimeout?: number
  /** Maximum attempts for each request, 2 by default. */
  attempts?: number
}

/** The bucket's name, and a client for its server or for another origin of the same server. */
export function openS3Client(options: S3Options, origin = new URL(options.address).origin) {
  const { requestTimeout = 5_000, connectionTimeout = 2000 } = options
  const client = new S3Client({
    endpoint: origin,
    forcePathStyle: true,
    region: options.region,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    maxAttempts: options.attempts ?? 2,
    retryMode: 'standard',
    requestHandler: {
      connectionTimeout,
      requestTimeout,
      throwOnRequestTimeout: true,
      socketTimeout: requestTimeout,
    },
    // Otherwise presigned upload URLs contain the checksum of an empty body, and every upload fails.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Not every server supports `Expect: 100-continue`, and bodies sent from here are small.
    expectContinueHeader: false,
  })
  return { client, bucket: decodeURIComponent(new URL(options.address).pathname.split('/')[1] ?? '') }
}
