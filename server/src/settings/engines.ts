import { z } from 'zod'
import { address, listed, origin, wholeNumber } from './values.ts'

/** Engines other than the embedded ones, which keep their data under `WATTLE_DATA`. */
export const engineSettings = {
  WATTLE_EVENTSTOREDB: z
    .string()
    .regex(
      /^esdb(\+discover)?:\/\/[^\s/]+/,
      'WATTLE_EVENTSTOREDB must be a connection string such as esdb://localhost:2113?tls=false.',
    )
    .optional()
    .describe(
      'EventStoreDB connection string, `esdb://user:password@…`, or `esdb://…?tls=false`. Needs Kafka and MongoDB as well.',
    ),
  WATTLE_KAFKA: z
    .string()
    .transform(listed)
    .pipe(
      z
        .array(
          z
            .string()
            .regex(
              /^[^\s:]+:\d{1,5}$/,
              'WATTLE_KAFKA must be brokers such as kafka:9092, separated by commas.',
            ),
        )
        .min(1, 'WATTLE_KAFKA must be brokers such as kafka:9092, separated by commas.'),
    )
    .optional()
    .describe('Kafka brokers, `host:port`, separated by commas. Needs EventStoreDB and MongoDB as well.'),
  WATTLE_KAFKA_TLS: z
    .enum(['on', 'off'], 'WATTLE_KAFKA_TLS must be on or off.')
    .default('off')
    .describe(
      'Whether connections to Kafka are encrypted; `NODE_EXTRA_CA_CERTS` names your own certificate authority.',
    ),
  WATTLE_KAFKA_USER: z.string().min(1).optional().describe('User that signs in to Kafka by SASL.'),
  WATTLE_KAFKA_PASSWORD: z.string().min(1).optional().describe('Password of that user.'),
  WATTLE_KAFKA_SASL: z
    .enum(
      ['plain', 'scram-sha-256', 'scram-sha-512'],
      'WATTLE_KAFKA_SASL must be plain, scram-sha-256 or scram-sha-512.',
    )
    .default('scram-sha-512')
    .describe('How that user signs in: `plain`, `scram-sha-256` or `scram-sha-512`.'),
  WATTLE_KAFKA_TOPIC: z
    .string()
    .regex(/^[A-Za-z0-9._-]{1,200}$/, 'WATTLE_KAFKA_TOPIC must be the name of a topic.')
    .default('garden-events')
    .describe('Kafka topic for the feed; it is created if it does not exist.'),
  WATTLE_KAFKA_PARTITIONS: wholeNumber(
    1,
    1000,
    'WATTLE_KAFKA_PARTITIONS must be a number of partitions, at least 1.',
  )
    .default(12)
    .describe(
      'Number of partitions when the topic is created, which is also the most workers that can share the load.',
    ),
  WATTLE_MONGODB: z
    .string()
    .regex(
      /^mongodb(\+srv)?:\/\/[^\s/]+\/[^\s/?]+/,
      'WATTLE_MONGODB must be a connection string with the name of the database, such as mongodb://localhost:27017/wattle.',
    )
    .optional()
    .describe(
      'MongoDB connection string with the database name, `mongodb://…/wattle`. Needs EventStoreDB and Kafka as well.',
    ),
  WATTLE_S3: address('WATTLE_S3 must be the address of a bucket, such as https://s3.example.com/pictures.')
    .refine(
      (text) => URL.parse(text)?.pathname.split('/').filter(Boolean).length === 1,
      'WATTLE_S3 must be the address of a bucket, such as https://s3.example.com/pictures.',
    )
    .optional()
    .describe('Address of the bucket for pictures, `https://s3.example.com/pictures`.'),
  WATTLE_S3_REGION: z.string().min(1).default('ap-southeast-2').describe('Region of the bucket.'),
  WATTLE_S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Access key for the bucket.'),
  WATTLE_S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Secret access key for the bucket.'),
  WATTLE_S3_PUBLIC: origin('WATTLE_S3_PUBLIC must be the origin at which browsers reach the S3 server.')
    .optional()
    .describe('Origin at which browsers reach the S3 server, if it differs from `WATTLE_S3`.'),
  WATTLE_PICTURE_SECRET: z
    .string()
    .min(32, 'WATTLE_PICTURE_SECRET must have at least 32 characters.')
    .optional()
    .describe(
      'Secret that ties picture names to gardens, at least 32 characters. Never lose it, or gardeners lose their pictures. Without S3, it is created and kept in a file.',
    ),
  WATTLE_PICTURE_FORMER_SECRETS: z
    .string()
    .transform(listed)
    .pipe(z.array(z.string().min(32, 'WATTLE_PICTURE_FORMER_SECRETS must have at least 32 characters each.')))
    .default([])
    .describe(
      'Earlier picture secrets, separated by commas, so that pictures named with them still belong to their gardens.',
    ),
}

const dollars = (name: string) =>
  z.coerce
    .number(`${name} must be an amount in US dollars.`)
    .min(0, `${name} must be an amount in US dollars.`)

/** The AI that looks at pictures and plans care. Without a key, the plant guide does both. */
export const plantAiSettings = {
  WATTLE_OPENAI_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe(
      'OpenAI API key. Without it, the built-in plant guide identifies plants from hints and plans their care.',
    ),
  WATTLE_OPENAI_BASE_URL: address('WATTLE_OPENAI_BASE_URL must be an address.')
    .default('https://api.openai.com/v1')
    .describe('Address of OpenAI, or of another server with the same API.'),
  WATTLE_OPENAI_MODEL: z
    .string()
    .min(1)
    .default('gpt-5-mini')
    .describe('Model that identifies plants in pictures and plans their care.'),
  WATTLE_OPENAI_INPUT_PRICE: dollars('WATTLE_OPENAI_INPUT_PRICE')
    .default(0.25)
    .describe('Price of a million input tokens, in US dollars.'),
  WATTLE_OPENAI_OUTPUT_PRICE: dollars('WATTLE_OPENAI_OUTPUT_PRICE')
    .default(2)
    .describe('Price of a million output tokens, in US dollars.'),
  WATTLE_OPENAI_DAILY_LIMIT: dollars('WATTLE_OPENAI_DAILY_LIMIT')
    .default(10)
    .describe('Daily limit for all gardeners together, in US dollars; after that, the plant guide answers.'),
  WATTLE_OPENAI_GARDENER_DAILY_LIMIT: dollars('WATTLE_OPENAI_GARDENER_DAILY_LIMIT')
    .default(0.5)
    .describe('Daily limit for one gardener, in US dollars; after that, the plant guide answers.'),
}
