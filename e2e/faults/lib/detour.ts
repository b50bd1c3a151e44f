import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { openPublisher, openSharedFeed } from '@wattle/server/engines/open-shared.ts'
import { discardTopic } from '@wattle/server/engines/testing/discard-shared-engines.ts'
import type { ProcessStage } from './process-stage.ts'
import { until } from './until.ts'

/** Changes messages on their way to the consumers. */
type Bend = (events: readonly RecordedEvent[]) => RecordedEvent[]

/**
 * Makes the relay publish to a separate topic, and forwards the messages to the consumers' topic after `bend`
 * has changed them. When closed, the relay publishes to the consumers' topic again.
 */
export async function detour(stage: ProcessStage, bend: Bend): Promise<{ close(): Promise<void> }> {
  const { settings, processes } = stage
  const ignore = () => undefined
  const aside = { ...settings, WATTLE_KAFKA_TOPIC: `${settings.WATTLE_KAFKA_TOPIC}-aside-${Date.now()}` }
  const publisher = await openPublisher(settings, ignore)
  const feed = await openSharedFeed(aside, ignore)
  await processes.restart('relay', { WATTLE_KAFKA_TOPIC: aside.WATTLE_KAFKA_TOPIC })
  const subscription = await feed.subscribe('detour', 'beginning', async (events) => {
    const bent = bend(events)
    if (bent.length > 0) await publisher.publish(bent)
  })
  return {
    async close() {
      await processes.restart('relay')
      await until('every message went its way', async () => (await subscription.gap()) === 0)
      await subscription.stop()
      await feed.close()
      await publisher.close()
      await discardTopic(aside)
    },
  }
}
