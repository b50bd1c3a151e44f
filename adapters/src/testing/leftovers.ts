import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { Engine, EngineName } from './engines.ts'

/** Lists what specs create in an engine and must remove. Event logs are exempt, because they keep everything. */
const inventories: Partial<Record<EngineName, (engine: Engine) => Promise<string[]>>> = {
  async kafka({ address }) {
    const { KafkaAdmin } = await import('../feed/kafka-client.ts')
    const admin = new KafkaAdmin({ brokers: address.split(',') })
    try {
      const [topics, { groups }] = await admin.ask((kafka) =>
        Promise.all([kafka.listTopics(), kafka.listGroups()]),
      )
      // A group disappears with its topic.
      const ids = groups.map(({ groupId }) => groupId)
      const kept = ids.filter((id) => topics.some((topic) => id.startsWith(`${topic}.`)))
      return [
        ...topics.filter((topic) => !topic.startsWith('__')).map((topic) => `topic ${topic}`),
        ...kept.map((id) => `consumer group ${id}`),
      ]
    } finally {
      await admin.close()
    }
  },

  async mongodb({ address }) {
    const { openMongoDatabase } = await import('../mongodb/database.ts')
    const database = openMongoDatabase(address)
    try {
      const { databases } = await database.call((db) => db.admin().listDatabases({ nameOnly: true }))
      return databases.map(({ name }) => `database ${name}`)
    } finally {
      await database.close()
    }
  },

  async s3(engine) {
    const { bucketNames } = await import('../images/testing/scratch-bucket.ts')
    return (await bucketNames(engine)).map((name) => `bucket ${name}`)
  },
}

/** Everything that the engines and the temporary folder contain now. */
export async function inventoryOf(engines: Record<EngineName, Engine | null>): Promise<Set<string>> {
  const held = await Promise.all(
    Object.entries(engines).map(
      ([name, engine]) => (engine && inventories[name as EngineName]?.(engine)) ?? [],
    ),
  )
  const files = (await readdir(tmpdir())).filter((name) => name.startsWith('wattle-'))
  return new Set([...held.flat(), ...files.map((name) => `file ${name}`)])
}
