import kafkajs, { type Admin } from 'kafkajs'

const aDay = 86_400_000
/** Days for which the topic keeps a message at most: what a gardener erases is gone from it after that. */
const mostDays = 7

/** A message goes with its segment, which is a day younger at most. */
export const retention = [
  { name: 'cleanup.policy', value: 'delete' },
  { name: 'retention.ms', value: `${(mostDays - 1) * aDay}` },
  { name: 'segment.ms', value: `${aDay}` },
]

/** Throws one sentence where a topic that somebody made keeps messages for longer. */
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
