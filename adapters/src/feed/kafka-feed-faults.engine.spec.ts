import { Kafka, logLevel } from 'kafkajs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { noStream } from '../event-log/port.ts'
import { names, newEvent, newEvents, newStream } from '../event-log/testing/contract-kit.ts'
import { openBreakableConnection } from '../testing/breakable-connection.ts'
import { withEngine } from '../testing/engines.ts'
import { eventually } from '../testing/eventually.ts'
import type { KafkaFeedOptions } from './kafka-feed.ts'
import { follow } from './testing/follow.ts'
import { connectThrough, hasty, newTopic, relayedLog } from './testing/kafka-topic.ts'

withEngine('kafka', ({ address }) => {
  /** A feed over a connection that can be broken, independent of the relay's connection. */
  async function opened(options: Partial<KafkaFeedOptions> = {}) {
    const topic = newTopic(address)
    const { log, close } = await relayedLog(topic)
    const connection = await openBreakableConnection(address)
    const reports: string[] = []
    const report = (error: unknown) => {
      reports.push(error instanceof Error ? error.message : String(error))
    }
    const feed = topic.openFeed({ connect: connectThrough(connection), report, ...options })
    onTestFinished(async () => {
      await feed.close()
      await close()
      await topic.remove()
      await connection.close()
    })
    return { ...topic, log, feed, connection, reports }
  }

  test('a consumer resumes by itself after Kafka was unavailable', async () => {
    const { log, feed, connection, reports } = await opened()
    const stream = newStream()
    const consumer = await follow(feed, 'beginning')
    await log.append(stream, [newEvent('a')], noStream)
    await consumer.reached(1)
    connection.cut()
    await log.append(stream, [newEvent('b')], 0)
    await eventually(() => expect(reports.length).toBeGreaterThan(2))
    await expect(consumer.subscription.gap()).rejects.toThrow()
    connection.mend()
    await eventually(() => expect(names(consumer.events)).toContain('b'))
    await eventually(async () => expect(await consumer.subscription.gap()).toBe(0))
    // Events being handled at that moment may be delivered twice.
    expect([...new Set(names(consumer.events))]).toEqual(['a', 'b'])
  })

  test('subscribing waits for Kafka when it is unavailable at first', async () => {
    const { log, feed, connection, reports } = await opened()
    connection.cut()
    const following = follow(feed, 'beginning')
    await eventually(() => expect(reports.length).toBeGreaterThan(2))
    connection.mend()
    const consumer = await following
    await log.append(newStream(), [newEvent('a')], noStream)
    await consumer.reached(1)
  })

  test('a feed can be closed while it waits for Kafka', async () => {
    const { feed, connection, reports } = await opened()
    connection.cut()
    const subscribing = feed.subscribe('tasks', 'end', async () => undefined)
    await eventually(() => expect(reports).not.toHaveLength(0))
    await Promise.all([expect(subscribing).rejects.toThrow('The feed is closed.'), feed.close()])
  })

  test('a consumer can be stopped while Kafka is away', async () => {
    const { feed, connection, reports } = await opened()
    const { subscription } = await follow(feed, 'beginning')
    connection.cut()
    await eventually(() => expect(reports).not.toHaveLength(0))
    await subscription.stop()
  })

  test('a consumer without a response from Kafka reconnects, even while its handler is running', async () => {
    const { log, feed, connection, reports } = await opened({
      requestTimeout: 60_000,
      timings: { ...hasty.timings, silence: 8_000, gracePeriod: 100 },
    })
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const handled: string[] = []
    await feed.subscribe('tasks', 'beginning', async (events) => {
      begun.resolve()
      await gate.promise
      handled.push(...names(events))
    })
    const stream = newStream()
    await log.append(stream, [newEvent('a')], noStream)
    await begun.promise
    connection.freeze()
    await log.append(stream, [newEvent('b')], 0)
    const silent = 'Kafka has not responded for 8000 ms.'
    await eventually(() => expect(reports).toContain(silent))
    connection.mend()
    gate.resolve()
    await eventually(() => expect(handled).toContain('b'))
  })

  test('an endless handler gives its partitions to other members, and its consumer rejoins when it ends', async () => {
    const { log, topic, feed, openFeed, reports } = await opened({
      timings: { ...hasty.timings, handling: 300, gracePeriod: 200 },
    })
    const gate = Promise.withResolvers<void>()
    onTestFinished(() => gate.resolve())
    const tries: string[][] = []
    await feed.subscribe('shared', 'beginning', async (events) => {
      tries.push(names(events))
      await gate.promise
    })
    const stream = newStream()
    await log.append(stream, [newEvent('a')], noStream)
    const late = `A handler of ${topic}.shared has been running for 300 ms: other members take over until it ends.`
    await eventually(() => expect(reports).toContain(late))
    const second = openFeed()
    onTestFinished(() => second.close())
    const other = await follow(second, 'beginning', 'shared')
    await other.reached(1)
    // Enough events for every partition: a member that rejoined would get some of them.
    await Promise.all(
      Array.from({ length: 30 }, () => log.append(newStream(), [newEvent('elsewhere')], noStream)),
    )
    await other.reached(31)
    expect(tries).toEqual([['a']])

    await second.close()
    await log.append(stream, [newEvent('b')], 0)
    gate.resolve()
    await eventually(() => expect(tries.flat()).toEqual(['a', 'b']))
  })

  test('a consumer with an endless handler can be stopped, and receives nothing more', async () => {
    const { log, topic, feed, reports } = await opened({ timings: { ...hasty.timings, gracePeriod: 200 } })
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const handed: string[][] = []
    const subscription = await feed.subscribe('tasks', 'beginning', async (events) => {
      handed.push(names(events))
      begun.resolve()
      await gate.promise
    })
    const witness = await follow(feed, 'beginning')
    const stream = newStream()
    await log.append(stream, [newEvent('a')], noStream)
    await begun.promise
    await subscription.stop()
    expect(reports).toContain(`A handler of ${topic}.tasks is still running and was abandoned.`)
    await log.append(stream, [newEvent('b')], 0)
    gate.resolve()
    await witness.reached(2)
    expect(handed).toEqual([['a']])
  })

  test('a crashed KafkaJS consumer does not restart by itself beside its replacement', async () => {
    const restarts: boolean[] = []
    const consumerOf = Kafka.prototype.consumer
    const made = vi.spyOn(Kafka.prototype, 'consumer').mockImplementation(function (this: Kafka, options) {
      const consumer = consumerOf.call(this, options)
      consumer.on('consumer.crash', ({ payload }) => restarts.push(payload.restart))
      return consumer
    })
    onTestFinished(() => made.mockRestore())
    const { log, feed, connection } = await opened()
    const consumer = await follow(feed, 'beginning')
    await log.append(newStream(), [newEvent('a')], noStream)
    await consumer.reached(1)
    connection.cut()
    await eventually(() => expect(restarts).not.toHaveLength(0))
    expect(restarts).not.toContain(true)
  })

  test('a message that is not an event is reported and skipped', async () => {
    const { log, feed, topic, reports } = await opened()
    const consumer = await follow(feed, 'beginning')
    const stream = newStream()
    const { position } = await log.append(stream, [newEvent('a')], noStream)
    await consumer.reached(1)
    const [good] = consumer.events
    const producer = new Kafka({ brokers: [address], logLevel: logLevel.NOTHING }).producer({
      createPartitioner: () => () => 0,
    })
    await producer.connect()
    const values = [
      '{ "half": ',
      null,
      '"text"',
      JSON.stringify({ ...good, revision: 'one' }),
      JSON.stringify({ ...good, stream: 'displayName-wattle' }),
      JSON.stringify({ ...good, position, data: { name: 'b' } }),
    ]
    const [sent] = await producer.send({
      topic,
      messages: values.map((value) => ({ key: 'garden', value })),
    })
    await producer.disconnect()
    await eventually(() => expect(names(consumer.events)).toContain('b'))
    await eventually(async () => expect(await consumer.subscription.gap()).toBe(0))
    expect(new Set(names(consumer.events))).toEqual(new Set(['a', 'b']))
    // Kafka may be unavailable in between, which adds other reports. Uncommitted messages are then delivered, and
    // reported, again.
    const skipped = reports.filter((report) => report.endsWith('was skipped.'))
    const first = Number(sent?.baseOffset)
    expect(new Set(skipped)).toEqual(
      new Set([0, 1, 2, 3, 4].map((at) => `Message ${first + at} in partition 0 of ${topic} was skipped.`)),
    )
  })

  test('messages that Kafka has already deleted are reported, and the later ones delivered', async () => {
    const { log, feed, topic, admin, openFeed } = await opened()
    const stream = newStream()
    const before = await follow(feed, 'beginning', 'late')
    await log.append(stream, newEvents(2, 'old'), noStream)
    await before.reached(2)
    await before.subscription.stop()
    const witness = await follow(feed, 'end')
    await log.append(stream, [...newEvents(3, 'lost'), newEvent('left')], 1)
    await witness.reached(4)
    await admin.ask(async (kafka) => {
      const offsets = await kafka.fetchTopicOffsets(topic)
      const [of] = offsets.filter(({ high }) => high !== '0')
      await kafka.deleteTopicRecords({
        topic,
        partitions: [{ partition: of?.partition ?? -1, offset: '5' }],
      })
    })
    const reports: string[] = []
    const again = openFeed({ report: (error) => reports.push(String(error)) })
    onTestFinished(() => again.close())
    const after = await follow(again, 'beginning', 'late')
    await after.reached(1)
    expect(names(after.events)).toEqual(['left'])
    expect(reports).toContainEqual(
      expect.stringMatching(
        /^Error: Partition \d of .* no longer has the next message for .*\.late: it continues with the earliest one available\.$/,
      ),
    )
  })
})
