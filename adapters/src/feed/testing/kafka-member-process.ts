/** A group member in its own process. Reports the stream of each handled event to its parent process. */
import { openKafkaFeed } from '../kafka-feed.ts'
import { hasty } from './kafka-topic.ts'

process.on('disconnect', () => process.exit())
const [broker = '', topic = '', consumer = ''] = process.argv.slice(2)
const feed = openKafkaFeed({ brokers: [broker], topic, report: () => undefined, ...hasty })
await feed.subscribe(consumer, 'beginning', async (events) => {
  process.send?.(events.map(({ stream }) => stream))
})
