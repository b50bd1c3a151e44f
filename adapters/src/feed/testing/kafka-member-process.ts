/** Another member of a group, in a process of its own: tells its parent of every event that it has handled. */
import { openKafkaFeed } from '../kafka-feed.ts'
import { hasty } from './kafka-topic.ts'

process.on('disconnect', () => process.exit())
const [broker = '', topic = '', consumer = ''] = process.argv.slice(2)
const feed = openKafkaFeed({ brokers: [broker], topic, report: () => undefined, ...hasty })
await feed.subscribe(consumer, 'beginning', async (events) => {
  process.send?.(events.map(({ stream }) => stream))
})
