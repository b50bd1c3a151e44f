import { S3Client } from '@aws-sdk/client-s3'

export type S3Options = {
  /** The bucket by its address, `https://s3.example.com/pictures`. */
  address: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Milliseconds until a connection stands, 2 seconds by default. */
  connectionTimeout?: number
  /** Milliseconds until an answer comes or goes on, 5 seconds by default. */
  requestTimeout?: number
  /** Milliseconds for a write with all its tries, 5 seconds by default. */
  writeTimeout?: number
  /** How often a request is made at most before it counts as failed, twice by default. */
  attempts?: number
}

/** The bucket's name alone, and a client for the server it is on, or for another origin of the same server. */
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
    // Otherwise an address for uploads carries the checksum of an empty body, and refuses every file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Not every server answers `Expect: 100-continue`; what is sent from here is small.
    expectContinueHeader: false,
  })
  return { client, bucket: decodeURIComponent(new URL(options.address).pathname.split('/')[1] ?? '') }
}
