import { z } from 'zod'
import { address, listed, origin, wholeNumber } from './values.ts'

/** Engines beyond the embedded ones. What is not set is kept under `WATTLE_DATA`. */
export const engineSettings = {
  WATTLE_EVENTSTOREDB: z
    .string()
    .regex(
      /^esdb(\+discover)?:\/\/[^\s/]+/,
      'WATTLE_EVENTSTOREDB must be a connection string such as esdb://localhost:2113?tls=false.',
    )
    .optional()
    .describe('Connection string of EventStoreDB, `esdb://…`. Goes together with Kafka and MongoDB.'),
  WATTLE_KAFKA: z
    .string()
    .transform(listed)
    .pipe(
      z
        .array(
          z
            .string()
            .regex(/^[^\s:]+:\d{1,5}$/, 'WATTLE_KAFKA must be brokers such as kafka:9092, between commas.'),
        )
        .min(1, 'WATTLE_KAFKA must be brokers such as kafka:9092, between commas.'),
    )
    .optional()
    .describe('Brokers of Kafka, `host:port` between commas. Goes together with EventStoreDB and MongoDB.'),
  WATTLE_KAFKA_TOPIC: z
    .string()
    .regex(/^[A-Za-z0-9._-]{1,200}$/, 'WATTLE_KAFKA_TOPIC must be the name of a topic.')
    .default('garden-events')
    .describe('Topic of the feed, made when it is not there.'),
  WATTLE_KAFKA_PARTITIONS: wholeNumber(
    1,
    1000,
    'WATTLE_KAFKA_PARTITIONS must be a number of partitions, at least 1.',
  )
    .default(12)
    .describe('Partitions of the topic when it is made: as many workers can share the work.'),
  WATTLE_MONGODB: z
    .string()
    .regex(
      /^mongodb(\+srv)?:\/\/[^\s/]+/,
      'WATTLE_MONGODB must be a connection string such as mongodb://localhost:27017/wattle.',
    )
    .optional()
    .describe(
      'Connection string of MongoDB with the database, `mongodb://…/wattle`. Goes together with EventStoreDB and Kafka.',
    ),
  WATTLE_S3: address('WATTLE_S3 must be the address of a bucket, such as https://s3.example.com/pictures.')
    .refine(
      (text) => URL.parse(text)?.pathname.split('/').filter(Boolean).length === 1,
      'WATTLE_S3 must be the address of a bucket, such as https://s3.example.com/pictures.',
    )
    .optional()
    .describe('Bucket for pictures by its address, `https://s3.example.com/pictures`.'),
  WATTLE_S3_REGION: z
    .string()
    .min(1)
    .default('ap-southeast-2')
    .describe('Region that requests are signed for.'),
  WATTLE_S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Key for the bucket.'),
  WATTLE_S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Secret of that key.'),
  WATTLE_S3_PUBLIC: origin('WATTLE_S3_PUBLIC must be the origin at which browsers reach the S3 server.')
    .optional()
    .describe('Origin at which browsers reach the S3 server, where it is not that of `WATTLE_S3`.'),
  WATTLE_PICTURE_SECRET: z
    .string()
    .min(32, 'WATTLE_PICTURE_SECRET must have at least 32 characters.')
    .optional()
    .describe(
      'Secret that binds the names of pictures to gardens, at least 32 characters; never changed, or gardeners lose their pictures. Without S3 a file keeps one.',
    ),
}

const dollars = (name: string) =>
  z.coerce
    .number(`${name} must be an amount in US dollars.`)
    .min(0, `${name} must be an amount in US dollars.`)

/** The AI that looks at pictures and plans care. Without a key the plant guide does all of it. */
export const plantAiSettings = {
  WATTLE_OPENAI_API_KEY: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Key for OpenAI. Without it plants are found by hints and planned for by the built-in plant guide.',
    ),
  WATTLE_OPENAI_BASE_URL: address('WATTLE_OPENAI_BASE_URL must be an address.')
    .default('https://api.openai.com/v1')
    .describe('Address of OpenAI, or of another server that speaks the same.'),
  WATTLE_OPENAI_MODEL: z
    .string()
    .min(1)
    .default('gpt-5-mini')
    .describe('Model that sees pictures and plans.'),
  WATTLE_OPENAI_INPUT_PRICE: dollars('WATTLE_OPENAI_INPUT_PRICE')
    .default(0.25)
    .describe('What a million tokens sent to the model cost, in US dollars.'),
  WATTLE_OPENAI_OUTPUT_PRICE: dollars('WATTLE_OPENAI_OUTPUT_PRICE')
    .default(2)
    .describe('What a million tokens answered by the model cost, in US dollars.'),
  WATTLE_OPENAI_DAILY_LIMIT: dollars('WATTLE_OPENAI_DAILY_LIMIT')
    .default(10)
    .describe('US dollars that all gardeners together may cost a day; beyond it the plant guide answers.'),
  WATTLE_OPENAI_GARDENER_DAILY_LIMIT: dollars('WATTLE_OPENAI_GARDENER_DAILY_LIMIT')
    .default(0.5)
    .describe('US dollars that one gardener may cost a day; beyond it the plant guide answers.'),
}
