import { setTimeout as sleep } from 'node:timers/promises'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { Consumer, EachBatchPayload, LogEntry } from 'kafkajs'
import type { RetryPolicy } from '../lib/retry.ts'
import { sleepUnlessAborted } from '../lib/sleep.ts'
import { withTimeout } from '../lib/timeout.ts'
import { type KafkaAddress, kafkaFault, openKafkaClient } from './kafka-client.ts'
import type { MemberTimings } from './kafka-member-timings.ts'
import { fromMessage } from './kafka-message.ts'
import type { Group } from './kafka-start.ts'
import { PartitionFaults } from './partition-faults.ts'

type MemberOptions = Group & {
  address: KafkaAddress
  timings: MemberTimings
  pause: RetryPolicy['pause']
  report: (error: unknown) => void
  handle: (events: RecordedEvent[]) => Promise<void>
}

/**
 * The partitions assigned to a member, each with the offset after the last message it handled, or null if it handled
 * none.
 */
type Held = Map<number, bigint | null>

type Membership = {
  /** Aborts when the membership ends. */
  left: AbortSignal
  /** Ends the membership. */
  over: (why: unknown) => void
}

/**
 * A member of a consumer group that rejoins after every interruption, until it is stopped. kafkajs restarts a consumer
 * only after some faults, and restarts it endlessly when the handler throws. Therefore its restarts are disabled, and
 * no error of the handler reaches it.
 */
export class KafkaMember {
  readonly #options: MemberOptions
  readonly #stopping = new AbortController()
  readonly #stopped = Promise.withResolvers<void>()
  readonly #faults = new PartitionFaults()
  /** Consecutive failures since the member last joined the group. */
  #interruptions = 0
  #held: Held | null = null
  #heardOf = 0
  #handling: Promise<unknown> = Promise.resolve()
  readonly #running: Promise<void>

  constructor(options: MemberOptions) {
    this.#options = options
    this.#running = this.#run()
  }

  /** The partitions currently assigned; null while the member is not in the group. */
  get held(): Held | null {
    return this.#held
  }

  /** Why the next messages of an assigned partition could not be handled; null if none failed. */
  get fault(): string | null {
    return this.#faults.why
  }

  /**
   * Resolves once no handler is running and none will be called again, with handled messages committed. A handler that
   * exceeds the grace period is reported and abandoned.
   */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#stopped.resolve()
    const { groupId, timings, report } = this.#options
    const left = () => new Error(`A handler of ${groupId} is still running and was abandoned.`)
    await Promise.all([withTimeout(timings.gracePeriod, this.#handling, left).catch(report), this.#running])
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    const { pause, report } = this.#options
    while (!signal.aborted) {
      try {
        await this.#belong()
      } catch (error) {
        this.#interruptions += 1
        report(kafkaFault(error))
        // Wait for the running handler: a new membership may deliver the same events while it still runs.
        await Promise.race([this.#handling, this.#stopped.promise])
        await sleepUnlessAborted(pause(this.#interruptions), signal)
      }
    }
  }

  /** Stays in the group until stopped. Throws if the membership ends for any other reason. */
  async #belong(): Promise<void> {
    const { address, groupId, timings } = this.#options
    const { sessionTimeout, rebalanceTimeout, heartbeatInterval, fetchWait } = timings
    const { kafka, release } = openKafkaClient(address, (error) => this.#logged(error))
    const consumer = kafka.consumer({
      groupId,
      sessionTimeout,
      rebalanceTimeout,
      heartbeatInterval,
      maxWaitTimeInMs: fetchWait,
      allowAutoTopicCreation: false,
      retry: { retries: 8, restartOnFailure: async () => false },
    })
    const over = Promise.withResolvers<never>()
    over.promise.catch(() => undefined)
    const left = new AbortController()
    this.#listen(consumer, left.signal, over.reject)
    const joining = this.#join(consumer, { left: left.signal, over: over.reject })
    try {
      const stopped = this.#stopped.promise
      await Promise.race([joining.then(() => stopped), stopped, this.#silent(left.signal), over.promise])
    } finally {
      left.abort()
      await withTimeout(timings.gracePeriod, leave(consumer, joining)).catch(() => undefined)
      release()
      this.#held = null
    }
  }

  #listen(consumer: Consumer, left: AbortSignal, over: (error: unknown) => void): void {
    const { CRASH, FETCH, GROUP_JOIN, HEARTBEAT } = consumer.events
    const alive = () => this.#alive()
    alive()
    consumer.on(CRASH, ({ payload }) => over(payload.error))
    consumer.on(FETCH, alive)
    consumer.on(HEARTBEAT, alive)
    consumer.on(GROUP_JOIN, ({ payload }) => {
      if (left.aborted) return
      alive()
      this.#interruptions = 0
      const partitions = payload.memberAssignment[this.#options.topic] ?? []
      this.#held = new Map(partitions.map((partition) => [partition, null]))
      this.#faults.keep(partitions)
    })
  }

  async #join(consumer: Consumer, membership: Membership): Promise<void> {
    await consumer.connect()
    // Partitions added later are read from their first message.
    await consumer.subscribe({ topic: this.#options.topic, fromBeginning: true })
    await consumer.run({ eachBatchAutoResolve: false, eachBatch: (batch) => this.#take(batch, membership) })
  }

  async #take(
    { batch, isRunning, heartbeat, resolveOffset, pause }: EachBatchPayload,
    { left, over }: Membership,
  ): Promise<void> {
    const { partition, messages } = batch
    if (left.aborted || this.#stopping.signal.aborted || !isRunning()) return
    try {
      const events = messages.flatMap((message) => this.#understand(partition, message))
      if (events.length > 0) await this.#handle(events, heartbeat, { left, over })
      resolveOffset(batch.lastOffset())
      if (this.#held?.has(partition)) this.#held.set(partition, BigInt(batch.lastOffset()) + 1n)
      this.#faults.handled(partition)
    } catch (error) {
      const failures = this.#faults.failed(partition, error)
      this.#options.report(error)
      // Only this partition pauses. The others continue, and so do the heartbeats.
      const resume = pause()
      sleep(this.#options.pause(failures), undefined, { signal: left }).then(resume, () => undefined)
    }
  }

  #understand(partition: number, message: EachBatchPayload['batch']['messages'][number]): RecordedEvent[] {
    try {
      return [fromMessage(message)]
    } catch (cause) {
      const { report, topic } = this.#options
      report(
        new Error(`Message ${message.offset} in partition ${partition} of ${topic} was skipped.`, { cause }),
      )
      return []
    }
  }

  async #handle(
    events: RecordedEvent[],
    heartbeat: () => Promise<void>,
    { left, over }: Membership,
  ): Promise<void> {
    const { groupId, timings } = this.#options
    // A rejection is still a sign of life. If the group has moved on, the next request reports that, but the running
    // handler must finish first.
    const refused = ({ name }: Error) => {
      if (name === 'KafkaJSProtocolError') this.#alive()
    }
    const beating = setInterval(() => {
      if (!left.aborted) heartbeat().catch(refused)
    }, timings.heartbeatInterval)
    const late = `A handler of ${groupId} has been running for ${timings.handling} ms: other members take over until it ends.`
    const alarm = setTimeout(() => over(new Error(late)), timings.handling)
    try {
      const handling = this.#options.handle(events)
      this.#handling = handling.catch(() => undefined)
      await handling
    } finally {
      clearInterval(beating)
      clearTimeout(alarm)
    }
  }

  #alive(): void {
    this.#heardOf = performance.now()
  }

  #logged({ message, partition }: LogEntry['log']): void {
    const { report, topic, groupId } = this.#options
    if (message.startsWith('Offset out of range')) {
      report(
        new Error(
          `Partition ${partition} of ${topic} no longer has the next message for ${groupId}: it continues with the earliest one available.`,
        ),
      )
    }
  }

  async #silent(left: AbortSignal): Promise<void> {
    const { silence } = this.#options.timings
    for (;;) {
      const rest = this.#heardOf + silence - performance.now()
      if (rest <= 0) throw new Error(`Kafka has not responded for ${silence} ms.`)
      await sleepUnlessAborted(rest, left)
      if (left.aborted) return
    }
  }
}

/**
 * Finishes joining before leaving, because the other members would wait for one that vanishes while joining. Also waits
 * for the running handler.
 */
async function leave(consumer: Consumer, joining: Promise<void>): Promise<void> {
  await joining.catch(() => undefined)
  await consumer.disconnect()
}
