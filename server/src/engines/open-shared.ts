import type { ErasureList } from '@wattle/adapters/erasure-list/port.ts'
import type { StreamDamaged } from '@wattle/adapters/event-log/port.ts'
import type { KafkaAddress } from '@wattle/adapters/feed/kafka-client.ts'
import type { Checkpoints, Feed, Publisher } from '@wattle/adapters/feed/port.ts'
import type { Images } from '@wattle/adapters/images/port.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import type { LogOfGardens } from '@wattle/adapters/system-streams/log-of-gardens.ts'
import { required } from '../settings/required.ts'
import { type Settings, WrongSetting } from '../settings/settings.ts'

// Engines shared by separate processes. Each adapter is imported only when a process opens it.

type LogUse = {
  /** What its user must have the rights for. */
  use?: 'reading' | 'everything'
  /** Called once for each damaged stream, if not `report`. */
  onDamage?: (damage: StreamDamaged) => void
}

/** For an operator's command, which prints the damage that it throws. */
export const damageIsThrown: LogUse = { onDamage: () => undefined }

/**
 * The log that separate processes share. Throws `WrongSetting` if the user in its address does not have the rights that
 * this use needs.
 */
export async function openSharedLog(
  settings: Settings,
  report: (error: unknown) => void,
  { use = 'everything', onDamage = report }: LogUse = {},
): Promise<LogOfGardens> {
  const [{ openEventStoreDbEventLog }, { checkRights }, { logOfGardens }] = await Promise.all([
    import('@wattle/adapters/event-log/eventstoredb-event-log.ts'),
    import('@wattle/adapters/event-log/eventstoredb/rights.ts'),
    import('@wattle/adapters/system-streams/log-of-gardens.ts'),
  ])
  const address = required(settings, 'WATTLE_EVENTSTOREDB')
  const log = await understood('WATTLE_EVENTSTOREDB', async () => {
    await checkRights(address, use)
    return openEventStoreDbEventLog(address, { report })
  })
  return logOfGardens(log, { place: withoutCredentials(address), onDamage })
}

const withoutCredentials = (address: string): string =>
  address.replace(/\/\/[^/]*@/, '//').replace(/\?.*/, '')

/** The database of separate processes. All of it can be rebuilt from the log, except the list of erased gardens. */
type SharedDocuments = {
  readModels: ReadModels
  snapshots: Snapshots
  checkpoints: Checkpoints
  erasureList: ErasureList
  close(): Promise<void>
}

export async function openSharedDocuments(settings: Settings): Promise<SharedDocuments> {
  const [
    { openMongoDatabase },
    { openMongoReadModels },
    { openMongoSnapshots },
    { openMongoCheckpoints },
    { openMongoErasureList },
  ] = await Promise.all([
    import('@wattle/adapters/mongodb/database.ts'),
    import('@wattle/adapters/read-models/mongo-read-models.ts'),
    import('@wattle/adapters/snapshots/mongo-snapshots.ts'),
    import('@wattle/adapters/feed/mongo-checkpoints.ts'),
    import('@wattle/adapters/erasure-list/mongo-erasure-list.ts'),
  ])
  const address = required(settings, 'WATTLE_MONGODB')
  const database = await understood('WATTLE_MONGODB', () => openMongoDatabase(address))
  return {
    readModels: openMongoReadModels(database),
    snapshots: openMongoSnapshots(database),
    checkpoints: openMongoCheckpoints(database),
    erasureList: openMongoErasureList(database),
    close: () => database.close(),
  }
}

/** The feed that delivers events to separate processes. */
export async function openSharedFeed(settings: Settings, report: (error: unknown) => void): Promise<Feed> {
  const { openKafkaFeed } = await import('@wattle/adapters/feed/kafka-feed.ts')
  return openKafkaFeed({
    ...kafkaIn(settings),
    topic: settings.WATTLE_KAFKA_TOPIC,
    report,
  })
}

/** The relay's publisher for that feed. */
export async function openPublisher(
  settings: Settings,
  report: (error: unknown) => void,
): Promise<Publisher> {
  const { openKafkaPublisher } = await import('@wattle/adapters/feed/kafka-publisher.ts')
  return openKafkaPublisher({
    ...kafkaIn(settings),
    topic: settings.WATTLE_KAFKA_TOPIC,
    partitions: settings.WATTLE_KAFKA_PARTITIONS,
    report,
  })
}

function kafkaIn(settings: Settings): KafkaAddress {
  const { WATTLE_KAFKA_USER: username, WATTLE_KAFKA_PASSWORD: password } = settings
  const brokers = required(settings, 'WATTLE_KAFKA')
  const tls = settings.WATTLE_KAFKA_TLS === 'on'
  if (username === undefined || password === undefined) return { brokers, tls }
  return { brokers, tls, sasl: { mechanism: settings.WATTLE_KAFKA_SASL, username, password } }
}

/** The image store that all processes share. */
export async function openSharedImages(settings: Settings): Promise<Images> {
  const { openS3Images } = await import('@wattle/adapters/images/s3-images.ts')
  return openS3Images({
    ...bucketIn(settings),
    secret: required(settings, 'WATTLE_PICTURE_SECRET'),
    formerSecrets: settings.WATTLE_PICTURE_FORMER_SECRETS,
  })
}

/** Creates the bucket if it is missing, and allows uploads from pages of these origins. */
export async function prepareSharedImages(settings: Settings, origins: readonly string[]): Promise<void> {
  const { allowUploadsFrom, ensureBucket } = await import('@wattle/adapters/images/s3-set-up.ts')
  const bucket = bucketIn(settings)
  await ensureBucket(bucket)
  await allowUploadsFrom(bucket, origins)
}

const bucketIn = (settings: Settings) => ({
  address: required(settings, 'WATTLE_S3'),
  region: settings.WATTLE_S3_REGION,
  accessKeyId: required(settings, 'WATTLE_S3_ACCESS_KEY_ID'),
  secretAccessKey: required(settings, 'WATTLE_S3_SECRET_ACCESS_KEY'),
  publicOrigin: settings.WATTLE_S3_PUBLIC,
})

/** Opens a client; clients validate their setting more strictly than the schema does. */
async function understood<T>(name: keyof Settings, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    throw new WrongSetting(`${name} is not valid: ${(error as Error).message}`)
  }
}
