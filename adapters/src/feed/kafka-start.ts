import { withTimeout } from '../lib/timeout.ts'
import { type KafkaAddress, type KafkaAdmin, openKafkaClient } from './kafka-client.ts'

export type Group = { topic: string; groupId: string }

/**
 * Makes Kafka remember where a group begins that it has not heard of: all of its members then go on from there, also those
 * that come when nothing was handled yet. Whoever else does the same at once may move the start, but never beyond what was
 * appended after one of the two was done: the ends are read before it is asked whether the group is known.
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
  // Only a member may write for its group, so one comes for this and leaves.
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
