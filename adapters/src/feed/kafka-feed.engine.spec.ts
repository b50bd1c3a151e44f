import { withEngine } from '../testing/engines.ts'
import { feedContract } from './contract.ts'
import { newTopic, relayedLog } from './testing/kafka-topic.ts'

withEngine('kafka', ({ address }) => {
  feedContract('Kafka', async () => {
    const topic = newTopic(address)
    const { log, close } = await relayedLog(topic)
    return {
      log,
      feed: topic.openFeed(),
      reopen: async () => topic.openFeed(),
      async close() {
        await close()
        await topic.remove()
      },
    }
  })
})
