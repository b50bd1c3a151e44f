import { CompressionTypes, Partitioners, type Producer } from 'kafkajs'
import { backoff, type RetryPolicy, retry } from '../lib/retry.ts'
import { withTimeout } from '../lib/timeout.ts'
import { type KafkaAddress, KafkaAdmin, openKafkaClient } from './kafka-client.ts'
import { type FeedMessage, toMessage } from './kafka-message.ts'
import { checkRetention, retention } from './kafka-retention.ts'
import type { Publisher } from './port.ts'

/** Maximum number of characters in one request, unless a single message is longer. */
const sentAtOnce = 524_288
/** Twice the largest append with its envelope, which leaves room for Kafka's overhead. */
const largestMessage = 2_097_152

type KafkaPublisherOptions = KafkaAddress & {
  topic: string
  /** Number of partitions when the topic is created, and therefore of group members that can share the work. */
  partitions: number
  /** Called when the topic cannot be created yet, or when it keeps messages for too long. */
  report: (error: unknown) => void
  pause?: RetryPolicy['pause']
}

/**
 * Publishes to a Kafka topic. Creates the topic as soon as Kafka is available, with a retention of one week at most.
 * Sends one request at a time, acknowledged by all in-sync replicas, so that published events stay in order and are
 * durable.
 */
export function openKafkaPublisher({
  topic,
  partitions,
  report,
  pause = backoff,
  ...address
}: KafkaPublisherOptions): Publisher {
  const admin = new KafkaAdmin(address)
  const closing = new AbortController()
  let connection: Connection | null = null
  let made: Promise<unknown> | null = null

  const makeTopic = () =>
    admin.ask((kafka) =>
      kafka.createTopics({
        waitForLeaders: true,
        topics: [
          {
            topic,
            numPartitions: partitions,
            // -1 uses the brokers' default number of replicas.
            replicationFactor: -1,
            configEntries: [{ name: 'max.message.bytes', value: `${largestMessage}` }, ...retention],
          },
        ],
      }),
    )

  const topicMade = async () => {
    try {
      made ??= makeTopic()
      await made
    } catch (error) {
      made = null
      throw error
    }
  }

  const disconnect = async (open: Connection | null) => {
    if (connection === open) connection = null
    if (!open) return
    await withTimeout(1_000, open.producer.disconnect()).catch(() => undefined)
    open.release()
  }

  const prepare = async () => {
    await topicMade()
    await admin.ask((kafka) => checkRetention(kafka, topic)).catch(report)
  }

  const preparing = retry(prepare, { pause, report }, closing.signal).catch(() => undefined)

  return {
    async publish(events) {
      closing.signal.throwIfAborted()
      await topicMade()
      connection ??= connect(address)
      const open = connection
      try {
        await open.connected
        for (const messages of portions(events.map(toMessage))) {
          await open.producer.send({ topic, messages, acks: -1, compression: CompressionTypes.GZIP })
        }
      } catch (error) {
        made = null
        await disconnect(open)
        throw error
      }
    },

    async check() {
      closing.signal.throwIfAborted()
      await admin.ask((kafka) => kafka.fetchTopicMetadata({ topics: [topic] }))
    },

    async close() {
      closing.abort(new Error('The publisher is closed.'))
      await Promise.all([disconnect(connection), admin.close()])
      await preparing
    },
  }
}

type Connection = { producer: Producer; connected: Promise<void>; release: () => void }

function connect(address: KafkaAddress): Connection {
  const { kafka, release } = openKafkaClient(address)
  const producer = kafka.producer({
    createPartitioner: Partitioners.DefaultPartitioner,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
  })
  return { producer, connected: producer.connect(), release }
}

function* portions(messages: readonly FeedMessage[]): Generator<FeedMessage[]> {
  let portion: FeedMessage[] = []
  let length = 0
  for (const message of messages) {
    if (portion.length > 0 && length + message.value.length > sentAtOnce) {
      yield portion
      portion = []
      length = 0
    }
    portion.push(message)
    length += message.value.length
  }
  if (portion.length > 0) yield portion
}
