import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { Engine, EngineName } from './engines.ts'

/** What specs make at an engine and must take away again. An event log forgets nothing, and is not asked. */
const inventories: Partial<Record<EngineName, (engine: Engine) => Promise<string[]>>> = {
  async kafka({ address }) {
    const { Kafka, logLevel } = await import('kafkajs')
    const admin = new Kafka({ brokers: address.split(','), logLevel: logLevel.NOTHING }).admin()
    await admin.connect()
    try {
      const [topics, { groups }] = await Promise.all([admin.listTopics(), admin.listGroups()])
      return [
        ...topics.filter((topic) => !topic.startsWith('__')).map((topic) => `topic ${topic}`),
        ...groups.map(({ groupId }) => `consumer group ${groupId}`),
      ]
    } finally {
      await admin.disconnect()
    }
  },

  async mongodb({ address }) {
    const { MongoClient } = await import('mongodb')
    const client = new MongoClient(address, { serverSelectionTimeoutMS: 5_000 })
    try {
      const { databases } = await client.db().admin().listDatabases({ nameOnly: true })
      return databases.map(({ name }) => `database ${name}`)
    } finally {
      await client.close()
    }
  },

  async s3({ address, settings: { ACCESS_KEY_ID = '', SECRET_ACCESS_KEY = '' } }) {
    const { ListBucketsCommand, S3Client } = await import('@aws-sdk/client-s3')
    const client = new S3Client({
      endpoint: address,
      region: 'us-east-1',
      forcePathStyle: true,
      credentials: { accessKeyId: ACCESS_KEY_ID, secretAccessKey: SECRET_ACCESS_KEY },
    })
    try {
      const { Buckets = [] } = await client.send(new ListBucketsCommand())
      return Buckets.map(({ Name }) => `bucket ${Name}`)
    } finally {
      client.destroy()
    }
  },
}

/** Everything that engines and the folder for temporary files hold now. */
export async function inventoryOf(engines: Record<EngineName, Engine | null>): Promise<Set<string>> {
  const held = await Promise.all(
    Object.entries(engines).map(
      ([name, engine]) => (engine && inventories[name as EngineName]?.(engine)) ?? [],
    ),
  )
  const files = (await readdir(tmpdir())).filter((name) => name.startsWith('wattle-'))
  return new Set([...held.flat(), ...files.map((name) => `file ${name}`)])
}
