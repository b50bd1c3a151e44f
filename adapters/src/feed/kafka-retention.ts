import kafkajs, { type Admin } from 'kafkajs'

const aDay = 86_400_000
/** The topic keeps a message for at most this many days, and therefore also what a gardener has erased. */
const mostDays = 7

/** Kafka deletes whole segments. A segment covers up to a day, so the retention is a day shorter than `mostDays`. */
export const retention = [
  { name: 'cleanup.policy', value: 'delete' },
  { name: 'retention.ms', value: `${(mostDays - 1) * aDay}` },
  { name: 'segment.ms', value: `${aDay}` },
]

/** Throws if an existing topic keeps messages longer. */
export async function checkRetention(kafka: Pick<Admin, 'describeConfigs'>, topic: string): Promise<void> {
  const { resources } = await kafka.describeConfigs({
    includeSynonyms: false,
    resources: [
      {
        type: kafkajs.ConfigResourceTypes.TOPIC,
        name: topic,
        configNames: retention.map(({ name }) => name),
      },
    ],
  })
  const entries = resources.flatMap(({ configEntries }) => configEntries)
  const found = new Map(entries.map(({ configName, configValue }) => [configName, configValue]))
  const [policy, kept, segment] = retention.map(({ name }) => found.get(name))
  const days = (Number(kept) + Number(segment)) / aDay
  if (policy === 'delete' && Number(kept) >= 0 && days <= mostDays) return
  const advice = retention.map(({ name, value }) => `${name}=${value}`).join(', ')
  throw new Error(
    `Kafka may keep messages of ${topic} for more than ${mostDays} days, and with them what gardeners erase: set ${advice}.`,
  )
}
