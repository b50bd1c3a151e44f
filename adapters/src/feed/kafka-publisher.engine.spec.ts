import { randomBytes } from 'node:crypto'
import net from 'node:net'
import type { NewEvent, RecordedEvent } from '@wattle/contracts/envelope.ts'
import { ConfigResourceTypes, type ISocketFactory } from 'kafkajs'
import { expect, onTestFinished, test } from 'vitest'
import { maxAppendBytes, noStream } from '../event-log/port.ts'
import { openSqliteEventLog } from '../event-log/sqlite/sqlite-event-log.ts'
import { asRecorded, names, newEvent, newEvents, newStream } from '../event-log/testing/contract-kit.ts'
import { openBreakableConnection } from '../testing/breakable-connection.ts'
import { withEngine } from '../testing/engines.ts'
import { eventually } from '../testing/eventually.ts'
import { openKafkaPublisher } from './kafka-publisher.ts'
import { checkRetention } from './kafka-retention.ts'
import { startRelay } from './relay.ts'
import { openSqliteCheckpoints } from './sqlite-checkpoints.ts'
import { follow } from './testing/follow.ts'
import { connectThrough, newTopic, partitions, relayedLog } from './testing/kafka-topic.ts'

withEngine('kafka', ({ address }) => {
  async function opened() {
    const topic = newTopic(address)
    const feed = topic.openFeed()
    onTestFinished(async () => {
      await feed.close()
      await topic.remove()
    })
    return { ...topic, feed }
  }

  test('the first publisher creates the topic with its partitions, once', async () => {
    const { topic, admin, openPublisher } = await opened()
    const publishers = [openPublisher(), openPublisher()]
    for (const publisher of publishers) {
      await eventually(() => publisher.check())
      await publisher.close()
    }
    const { topics } = await admin.ask((kafka) => kafka.fetchTopicMetadata({ topics: [topic] }))
    expect(topics.map((made) => made.partitions.length)).toEqual([partitions])
  })

  test('a new topic keeps messages for at most a week, and one that keeps them longer is reported', async () => {
    const told: string[] = []
    const { topic, admin, openPublisher, remove } = newTopic(address, (error) => told.push(String(error)))
    onTestFinished(remove)
    const opened = async () => {
      const publisher = openPublisher()
      onTestFinished(() => publisher.close())
      await eventually(() => publisher.check())
    }
    await opened()
    await admin.ask((kafka) => checkRetention(kafka, topic))
    expect(told.join()).not.toContain('for more than 7 days')
    const configEntries = [{ name: 'retention.ms', value: '2592000000' }]
    const resources = [{ type: ConfigResourceTypes.TOPIC, name: topic, configEntries }]
    await admin.ask((kafka) => kafka.alterConfigs({ validateOnly: false, resources }))
    await opened()
    await eventually(() => expect(told.join()).toContain('for more than 7 days'))
  })

  test('the largest event of the log can be published', async () => {
    const topic = await opened()
    const { log, close } = await relayedLog(topic)
    onTestFinished(close)
    const consumer = await follow(topic.feed, 'beginning')
    // Random data, which compression hardly shrinks.
    const note = randomBytes(maxAppendBytes / 2)
      .toString('hex')
      .slice(0, -1_000)
    const stream = newStream()
    const events = [newEvent('small'), newEvent('large', { note }), newEvent('small again')]
    await log.append(stream, events.slice(0, 1), noStream)
    await log.append(stream, events.slice(1, 2), 0)
    await log.append(stream, events.slice(2), 1)
    await consumer.reached(3)
    expect(consumer.events).toEqual(asRecorded(stream, events))
  })

  test('two relays at once may repeat events, but first deliveries are in order', async () => {
    const topic = await opened()
    const { log, close } = await relayedLog(topic)
    onTestFinished(close)
    const stream = newStream()
    await log.append(stream, newEvents(3), noStream)
    const consumer = await follow(topic.feed, 'beginning')
    await consumer.reached(3)
    const checkpoints = openSqliteCheckpoints(':memory:')
    const publisher = topic.openPublisher()
    const other = await startRelay({ log, publisher, checkpoints })
    onTestFinished(async () => {
      await other.stop()
      await publisher.close()
      await checkpoints.close()
    })
    for (let revision = 2; revision < 5; revision += 1) await log.append(stream, newEvents(1), revision)
    const all = [0, 1, 2, 3, 4, 5]
    const revisions = () => consumer.events.map(({ revision }) => revision)
    const repeated = () => all.filter((each) => revisions().indexOf(each) !== revisions().lastIndexOf(each))
    await eventually(() => expect(repeated()).toEqual(all))
    expect([...new Set(revisions())]).toEqual(all)
  })

  test('a garden’s partition is the one that other Kafka clients compute', async () => {
    const { topic, admin, openPublisher } = await opened()
    const publisher = openPublisher()
    onTestFinished(() => publisher.close())
    // Test vectors from the hash tests of Kafka's own client.
    const hashes = {
      '21': -973_932_308,
      foobar: -790_332_482,
      'a-little-bit-long-string': -985_981_536,
      'a-little-bit-longer-string': -1_486_304_829,
      lkjh234lh9fiuh90y23oiuhsafujhadof229phr9h19h89h8: -58_897_971,
      abc: 479_470_107,
    }
    const ends = async () => {
      const offsets = await admin.ask((kafka) => kafka.fetchTopicOffsets(topic))
      return new Map(offsets.map(({ partition, high }) => [partition, high]))
    }
    // A topic exists before all of its partitions have leaders.
    await eventually(ends)
    const found: Record<string, number | undefined> = {}
    for (const garden of Object.keys(hashes)) {
      const before = await ends()
      await publisher.publish([recorded(`garden-${garden}`, newEvent('a'), 0)])
      const grown = [...(await ends())].find(([partition, high]) => high !== before.get(partition))
      found[garden] = grown?.[0]
    }
    expect(found).toEqual(
      Object.fromEntries(
        Object.entries(hashes).map(([garden, hash]) => [garden, (hash & 0x7fffffff) % partitions]),
      ),
    )
  })

  test('an error reply from Kafka does not disconnect other requests', async () => {
    const { admin } = await opened()
    const refused = Promise.withResolvers<void>()
    const other = admin.ask(async (kafka) => {
      await refused.promise
      return await kafka.describeCluster()
    })
    const question = admin.ask((kafka) => kafka.fetchTopicMetadata({ topics: ['there-is-no-such-topic'] }))
    await expect(question).rejects.toThrow('This server does not host this topic-partition')
    refused.resolve()
    expect((await other).brokers).toHaveLength(1)
  })

  test('publishing waits for all replicas, and for earlier messages', async () => {
    const { topic } = await opened()
    const requests = watchedRequests()
    const publisher = openKafkaPublisher({
      brokers: [address],
      topic,
      partitions,
      connect: requests.connect,
      report: () => undefined,
      pause: () => 20,
    })
    onTestFinished(() => publisher.close())
    await eventually(() => publisher.check())
    const stream = newStream()
    const events = newEvents(5).map((event, revision) => recorded(stream, event, revision))
    await publisher.publish(events.slice(0, 1))
    await Promise.all(events.slice(1).map((event) => publisher.publish([event])))
    expect(requests.acknowledgements).toEqual([-1, -1, -1, -1, -1])
    expect(requests.maxBatchSize()).toBe(1)
  })

  test('events that could not be published while Kafka was unavailable are published afterwards', async () => {
    const { topic, feed } = await opened()
    const log = openSqliteEventLog(':memory:', { pause: () => 20, report: () => failures.resolve() })
    const failures = Promise.withResolvers<void>()
    const checkpoints = openSqliteCheckpoints(':memory:')
    const connection = await openBreakableConnection(address)
    connection.cut()
    const publisher = openKafkaPublisher({
      brokers: [address],
      topic,
      partitions,
      connect: connectThrough(connection),
      report: () => undefined,
      pause: () => 20,
    })
    const relay = await startRelay({ log, publisher, checkpoints })
    onTestFinished(async () => {
      await relay.stop()
      await publisher.close()
      await checkpoints.close()
      await log.close()
      await connection.close()
    })
    const stream = newStream()
    await log.append(stream, [newEvent('a')], noStream)
    await failures.promise
    await expect(publisher.check()).rejects.toThrow()
    expect(await relay.gap()).toBe(1)
    connection.mend()
    const consumer = await follow(feed, 'beginning')
    await consumer.reached(1)
    connection.cut()
    connection.mend()
    await log.append(stream, [newEvent('b')], 0)
    await consumer.reached(2)
    await eventually(async () => expect(await relay.gap()).toBe(0))
    expect([...new Set(names(consumer.events))]).toEqual(['a', 'b'])
  })
})

const recorded = (stream: string, event: NewEvent<object>, revision: number) =>
  ({ ...event, stream, revision, position: `${revision}` }) as RecordedEvent

/** Connections that inspect produce requests: the acknowledgements each one demands, and how many are open at once. */
function watchedRequests() {
  const acknowledgements: number[] = []
  let most = 0
  const connect: ISocketFactory = ({ host, port, onConnect }) => {
    const socket = net.connect({ host, port }, onConnect)
    const write = socket.write.bind(socket) as (data: Buffer, ...rest: unknown[]) => boolean
    let open = 0
    socket.on('data', () => {
      open = 0
    })
    socket.write = (data: Buffer, ...rest: unknown[]) => {
      // A request is: length, API key (0: produce), version, correlation id, client id; then transactional id and acks.
      if (data.readInt16BE(4) === 0) {
        const transaction = 14 + data.readInt16BE(12)
        acknowledgements.push(data.readInt16BE(transaction + 2 + Math.max(0, data.readInt16BE(transaction))))
        open += 1
        most = Math.max(most, open)
      }
      return write(data, ...rest)
    }
    return socket
  }
  return { connect, acknowledgements, maxBatchSize: () => most }
}
