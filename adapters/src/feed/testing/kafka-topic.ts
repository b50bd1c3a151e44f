import { randomUUID } from 'node:crypto'
import net from 'node:net'
import type { ISocketFactory } from 'kafkajs'
import { openSqliteEventLog } from '../../event-log/sqlite/sqlite-event-log.ts'
import type { BreakableConnection } from '../../testing/breakable-connection.ts'
import { KafkaAdmin } from '../kafka-client.ts'
import { type KafkaFeedOptions, openKafkaFeed } from '../kafka-feed.ts'
import { openKafkaPublisher } from '../kafka-publisher.ts'
import { startRelay } from '../relay.ts'
import { openSqliteCheckpoints } from '../sqlite-checkpoints.ts'

export const partitions = 3

/** The shortest session that Kafka allows, and hardly any pauses. */
export const hasty = {
  timings: {
    sessionTimeout: 6_000,
    rebalanceTimeout: 6_000,
    heartbeatInterval: 100,
    fetchWait: 50,
    silence: 20_000,
    handling: 60_000,
    gracePeriod: 2_000,
  },
  pause: () => 20,
}

/** Connects to Kafka's only broker through `connection`'s port, whatever address the broker advertises. */
export const connectThrough =
  ({ port }: BreakableConnection): ISocketFactory =>
  ({ onConnect }) =>
    net.connect({ host: '127.0.0.1', port }, onConnect)

/** A new topic on a real Kafka: opens its participants, and removes the topic with its groups. */
export function newTopic(address: string, report: (error: unknown) => void = () => undefined) {
  const topic = `wattle-test-${randomUUID()}`
  const brokers = [address]
  const admin = new KafkaAdmin({ brokers })
  return {
    topic,
    admin,
    openFeed: (options: Partial<KafkaFeedOptions> = {}) =>
      openKafkaFeed({ brokers, topic, report, ...hasty, ...options }),
    openPublisher: () => openKafkaPublisher({ brokers, topic, partitions, report, pause: () => 20 }),
    async remove() {
      await admin.ask(async (kafka) => {
        const { groups } = await kafka.listGroups()
        const ours = groups.map(({ groupId }) => groupId).filter((groupId) => groupId.startsWith(topic))
        // A disconnected member may still count as active. Its group disappears with the topic.
        await kafka.deleteGroups(ours).catch(() => undefined)
        const topics = await kafka.listTopics()
        if (topics.includes(topic)) await kafka.deleteTopics({ topics: [topic] })
      })
      await admin.close()
    },
  }
}

/** An in-memory log, and a relay from it to the topic. */
export async function relayedLog({ openPublisher }: ReturnType<typeof newTopic>) {
  const log = openSqliteEventLog(':memory:', { pause: () => 20 })
  const checkpoints = openSqliteCheckpoints(':memory:')
  const publisher = openPublisher()
  const relay = await startRelay({ log, publisher, checkpoints })
  return {
    log,
    async close() {
      await relay.stop()
      await publisher.close()
      await checkpoints.close()
      await log.close()
    },
  }
}
