import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { backoff, type RetryPolicy, retry } from '../lib/retry.ts'
import { type KafkaAddress, KafkaAdmin } from './kafka-client.ts'
import { KafkaMember } from './kafka-member.ts'
import { type MemberTimings, memberTimings } from './kafka-member-timings.ts'
import { type Group, rememberStart } from './kafka-start.ts'
import type { Feed, FeedSubscription } from './port.ts'
import { Standstill } from './standstill.ts'

export type KafkaFeedOptions = KafkaAddress & {
  topic: string
  /** Called for every fault. The feed recovers by itself. */
  report: (error: unknown) => void
  timings?: Partial<MemberTimings>
  pause?: RetryPolicy['pause']
}

/**
 * A feed from a Kafka topic. Each consumer is a consumer group: every subscribing process is a member, and the members
 * share the partitions. `subscribe` waits until Kafka is available.
 */
export function openKafkaFeed({
  topic,
  report,
  timings,
  pause = backoff,
  ...address
}: KafkaFeedOptions): Feed {
  const admin = new KafkaAdmin(address)
  const members = new Map<string, KafkaMember | null>()
  const closing = new AbortController()

  const join = async (group: Group, start: 'beginning' | 'end', handle: Handle): Promise<KafkaMember> => {
    const remembered = () => rememberStart(address, admin, group, start)
    await retry(remembered, { pause, report }, closing.signal)
    closing.signal.throwIfAborted()
    return new KafkaMember({
      ...group,
      address,
      timings: { ...memberTimings, ...timings },
      pause,
      report,
      handle,
    })
  }

  return {
    async subscribe(consumer, start, handle): Promise<FeedSubscription> {
      closing.signal.throwIfAborted()
      if (members.has(consumer)) throw new Error(`${consumer} is already subscribed to the feed.`)
      members.set(consumer, null)
      const group = { topic, groupId: `${topic}.${consumer}` }
      try {
        const member = await join(group, start, handle)
        members.set(consumer, member)
        const standstill = new Standstill()
        return {
          async stop() {
            await member.stop()
            if (members.get(consumer) === member) members.delete(consumer)
          },
          async gap() {
            const behind = await behindOf(member, group, admin)
            standstill.look(new Map([...behind].map(([partition, { next }]) => [partition, `${next}`])))
            return Number([...behind.values()].reduce((sum, { gap }) => sum + gap, 0n))
          },
          standstill: () => standstill.milliseconds,
          fault: () => member.fault,
        }
      } catch (error) {
        members.delete(consumer)
        throw error
      }
    },

    async close() {
      closing.abort(new Error('The feed is closed.'))
      await Promise.all([...members.values()].map((member) => member?.stop()))
      await admin.close()
    },
  }
}

type Handle = (events: RecordedEvent[]) => Promise<void>

type Behind = { next: bigint; gap: bigint }

/**
 * The member's partitions with messages after the last one that the member, or its group before it joined, has handled.
 */
async function behindOf(
  member: KafkaMember,
  { topic, groupId }: Group,
  admin: KafkaAdmin,
): Promise<Map<number, Behind>> {
  const committed = await admin.ask((kafka) => kafka.fetchOffsets({ groupId, topics: [topic] }))
  const offsets = await admin.ask((kafka) => kafka.fetchTopicOffsets(topic))
  const { held } = member
  if (!held) throw new Error(`${groupId} is not connected to Kafka.`)
  const known = new Map(committed[0]?.partitions.map(({ partition, offset }) => [partition, BigInt(offset)]))
  const behind = new Map<number, Behind>()
  for (const { partition, high, low } of offsets) {
    const handled = held.get(partition)
    if (handled === undefined) continue
    const next = [handled ?? 0n, known.get(partition) ?? 0n, BigInt(low)].reduce((a, b) => (a > b ? a : b))
    if (BigInt(high) > next) behind.set(partition, { next, gap: BigInt(high) - next })
  }
  return behind
}
