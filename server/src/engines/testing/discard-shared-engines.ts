import { KafkaAdmin } from '@wattle/adapters/feed/kafka-client.ts'
import { lookInto } from '@wattle/adapters/images/testing/scratch-bucket.ts'
import { openMongoDatabase } from '@wattle/adapters/mongodb/database.ts'
import type { Settings } from '../../settings/settings.ts'

/** Removes the topic, database and bucket that the settings name; call this when they are no longer in use. */
export async function discardSharedEngines(settings: Settings): Promise<void> {
  await Promise.all([discardTopic(settings), discardDatabase(settings), discardBucket(settings)])
}

/** Removes a topic and its consumer groups. */
export async function discardTopic({ WATTLE_KAFKA: brokers = [], WATTLE_KAFKA_TOPIC: topic }: Settings) {
  const admin = new KafkaAdmin({ brokers })
  await admin.ask(async (kafka) => {
    const { groups } = await kafka.listGroups()
    const ours = groups.map(({ groupId }) => groupId).filter((groupId) => groupId.startsWith(`${topic}.`))
    await kafka.deleteGroups(ours).catch(() => undefined)
    await kafka.deleteTopics({ topics: [topic] })
  })
  await admin.close()
}

async function discardDatabase({ WATTLE_MONGODB: connection = '' }: Settings) {
  const database = openMongoDatabase(connection)
  await database.call((db) => db.dropDatabase())
  await database.close()
}

async function discardBucket(settings: Settings) {
  await lookInto({
    address: settings.WATTLE_S3 ?? '',
    region: settings.WATTLE_S3_REGION,
    accessKeyId: settings.WATTLE_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.WATTLE_S3_SECRET_ACCESS_KEY ?? '',
  }).remove()
}
