import { withTimeout } from '../lib/timeout.ts'
import { type KafkaAddress, type KafkaAdmin, openKafkaClient } from './kafka-client.ts'

export type Group = { topic: string; groupId: string }

/**
 * Commits the starting offsets of a new group, so that all its members continue from there, even those that join before
 * any event is handled. A concurrent call may move the start, but events appended after either call has resolved are
 * never skipped: each call reads the end offsets before it checks whether the group is known.
 */
export async function rememberStart(
  address: KafkaAddress,
  admin: KafkaAdmin,
  { topic, groupId }: Group,
  start: 'beginning' | 'end',
): Promise<void> {
  const offsets = await admin.ask((kafka) => kafka.fetchTopicOffsets(topic))
  const isKnown = async () => {
    const [found] = await admin.ask((kafka) => kafka.fetchOffsets({ groupId, topics: [topic] }))
    return found?.partitions.some(({ offset }) => offset !== '-1') ?? false
  }
  if (await isKnown()) return
  const { kafka, release } = openKafkaClient(address)
  // Only a member may commit for its group, so one joins for this and leaves.
  const member = kafka.consumer({
    groupId,
    allowAutoTopicCreation: false,
    maxWaitTimeInMs: 10,
    retry: { restartOnFailure: async () => false },
  })
  try {
    await member.connect()
    await member.subscribe({ topic })
    await member.run({ autoCommit: false, eachBatchAutoResolve: false, eachBatch: async () => undefined })
    await member.commitOffsets(
      offsets.map(({ partition, high, low }) => ({ topic, partition, offset: start === 'end' ? high : low })),
    )
  } finally {
    await withTimeout(5_000, member.disconnect()).catch(() => undefined)
    release()
  }
  if (!(await isKnown())) throw new Error(`Kafka did not keep the starting point of ${groupId}.`)
}
