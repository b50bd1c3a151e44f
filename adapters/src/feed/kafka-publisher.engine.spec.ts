import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { maxAppendBytes, noStream } from '../event-log/port.ts'
import { openSqliteEventLog } from '../event-log/sqlite-event-log.ts'
import { asRecorded, names, newEvent, newEvents, newStream } from '../event-log/testing/contract-kit.ts'
import { openBreakableConnection } from '../testing/breakable-connection.ts'
import { withEngine } from '../testing/engines.ts'
import { openKafkaPublisher } from './kafka-publisher.ts'
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

  test('the topic is made with its partitions, once, by whoever comes first', async () => {
    const { topic, admin, openPublisher } = await opened()
    const publishers = [openPublisher(), openPublisher()]
    for (const publisher of publishers) {
      await vi.waitFor(() => publisher.check(), { timeout: 20_000 })
      await publisher.close()
    }
    const { topics } = await admin.ask((kafka) => kafka.fetchTopicMetadata({ topics: [topic] }))
    expect(topics.map((made) => made.partitions.length)).toEqual([partitions])
  })

  test('the largest event that the log takes gets through', async () => {
    const topic = await opened()
    const { log, close } = await relayedLog(topic)
    onTestFinished(close)
    const consumer = await follow(topic.feed, 'beginning')
    // Hardly smaller when it is packed.
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

  test('two relays at once bring repeats, and the first of each event in order', async () => {
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
    await consumer.reached(12)
    const revisions = consumer.events.map(({ revision }) => revision)
    expect([...new Set(revisions)]).toEqual([0, 1, 2, 3, 4, 5])
    expect(revisions.toSorted()).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
  })

  test('what could not be published while Kafka was away is published when it is back', async () => {
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
    expect((await relay.measure()).gap).toBe(1)
    connection.mend()
    const consumer = await follow(feed, 'beginning')
    await consumer.reached(1)
    connection.cut()
    connection.mend()
    await log.append(stream, [newEvent('b')], 0)
    await consumer.reached(2)
    await vi.waitFor(async () => expect((await relay.measure()).gap).toBe(0), { timeout: 20_000 })
    expect([...new Set(names(consumer.events))]).toEqual(['a', 'b'])
  })
})
