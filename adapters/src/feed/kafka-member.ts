import { setTimeout as sleep } from 'node:timers/promises'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { Consumer, EachBatchPayload, LogEntry } from 'kafkajs'
import type { RetryPolicy } from '../lib/retry.ts'
import { withTimeout } from '../lib/timeout.ts'
import { type KafkaAddress, kafkaFault, openKafkaClient } from './kafka-client.ts'
import type { MemberTimings } from './kafka-member-timings.ts'
import { fromMessage } from './kafka-message.ts'
import type { Group } from './kafka-start.ts'
import { PartitionFaults } from './partition-faults.ts'

export type MemberOptions = Group & {
  address: KafkaAddress
  timings: MemberTimings
  pause: RetryPolicy['pause']
  report: (error: unknown) => void
  handle: (events: RecordedEvent[]) => Promise<void>
}

/** The partitions that a member holds, each with the offset after the last message it handled, if it did any. */
export type Held = Map<number, bigint | null>

type Membership = {
  /** Aborted when it is over. */
  left: AbortSignal
  /** Ends it. */
  over: (why: unknown) => void
}

/**
 * A member of a consumer group that comes back by itself after every kind of interruption, until it is stopped. kafkajs
 * would restart a consumer for some faults only, and for ever when it is the handler that throws; so none of its restarts
 * are used, and no fault of the handler ever reaches it.
 */
export class KafkaMember {
  readonly #options: MemberOptions
  readonly #stopping = new AbortController()
  readonly #stopped = Promise.withResolvers<void>()
  readonly #faults = new PartitionFaults()
  /** Failures in a row, without joining the group in between. */
  #interruptions = 0
  #held: Held | null = null
  #heardOf = 0
  #handling: Promise<unknown> = Promise.resolve()
  readonly #running: Promise<void>

  constructor(options: MemberOptions) {
    this.#options = options
    this.#running = this.#run()
  }

  /** The partitions it holds now; null while it is not in the group. */
  get held(): Held | null {
    return this.#held
  }

  /** Why the next messages of a partition that it holds could not be handled; null if all could. */
  get fault(): string | null {
    return this.#faults.why
  }

  /**
   * Resolves once no handler runs any more and none will; what was handled is then remembered. A handler that goes on for
   * longer than the grace period is reported and left behind.
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
        // Otherwise it might be handed beside itself what it is at work on.
        await Promise.race([this.#handling, this.#stopped.promise])
        await sleep(pause(this.#interruptions), undefined, { signal }).catch(() => undefined)
      }
    }
  }

  /** Belongs to the group until stopped; throws when that ends otherwise. */
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
    // Partitions that were added later begin with their first message.
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
      // The other partitions go on in the meantime, and Kafka goes on hearing of this member.
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
    // When the group moves on without it, the next request says so: what was handled must be finished first.
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
      await sleep(rest, undefined, { signal: left }).catch(() => undefined)
      if (left.aborted) return
    }
  }
}

/** Who leaves in the middle of joining would be waited for by the others. What is being handled is waited for. */
async function leave(consumer: Consumer, joining: Promise<void>): Promise<void> {
  await joining.catch(() => undefined)
  await consumer.disconnect()
}
