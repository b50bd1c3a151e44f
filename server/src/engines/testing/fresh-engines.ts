import { randomBytes, randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import type { Engine } from '@wattle/adapters/testing/engines.ts'

/** The engines that separate processes need; without EventStoreDB, a test double takes its place. */
export type SharedEngines = { eventstoredb?: Engine | null; kafka: Engine; mongodb: Engine; s3: Engine }

/** Settings for separate processes with a topic, a database and a bucket of their own. */
export function settingsFor({ kafka, mongodb, s3 }: SharedEngines, purpose: string): Record<string, string> {
  const name = `wattle-${purpose}-${randomBytes(4).toString('hex')}`
  return {
    WATTLE_RATE_LIMIT: 'off',
    WATTLE_KAFKA: kafka.address,
    WATTLE_KAFKA_TOPIC: name,
    WATTLE_KAFKA_PARTITIONS: '4',
    WATTLE_MONGODB: withDatabase(mongodb.address, name),
    WATTLE_S3: new URL(name, s3.address).href,
    WATTLE_S3_REGION: s3.settings.REGION ?? 'us-east-1',
    WATTLE_S3_ACCESS_KEY_ID: s3.settings.ACCESS_KEY_ID ?? '',
    WATTLE_S3_SECRET_ACCESS_KEY: s3.settings.SECRET_ACCESS_KEY ?? '',
    WATTLE_PICTURE_SECRET: 'a secret of the journeys, long enough',
  }
}

function withDatabase(connection: string, database: string): string {
  const url = new URL(connection)
  url.pathname = `/${database}`
  return url.href
}

/** The first of `count` consecutive ports that nothing listens on. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = randomInt(20_000, 30_000)
    const taken = await Promise.all(Array.from({ length: count }, (_, index) => isTaken(first + index)))
    if (!taken.includes(true)) return first
  }
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(true))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)))
  })
}
