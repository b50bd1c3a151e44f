import type { Admin } from 'kafkajs'
import { expect, test } from 'vitest'
import { checkRetention, retention } from './kafka-retention.ts'

const aDay = 86_400_000
const made = Object.fromEntries(retention.map(({ name, value }) => [name, value]))

/** The error about a topic with these settings; null if there is none. */
async function told(settings: Record<string, string>): Promise<string | null> {
  const configEntries = Object.entries(settings).map(([configName, configValue]) => ({
    configName,
    configValue,
  }))
  const kafka = { describeConfigs: async () => ({ resources: [{ configEntries }] }) }
  return await checkRetention(kafka as unknown as Admin, 'garden-events').then(
    () => null,
    (error: Error) => error.message,
  )
}

test.each([
  ['as it is made', {}],
  ['that keeps less', { 'retention.ms': `${aDay}`, 'segment.ms': '60000' }],
])('no warning is given for a topic %s', async (_what, settings) => {
  expect(await told({ ...made, ...settings })).toBeNull()
})

test.each([
  ['a day more', { 'retention.ms': `${7 * aDay}` }],
  ['whole weeks in one segment', { 'segment.ms': `${7 * aDay}` }],
  ['for ever', { 'retention.ms': '-1' }],
  ['the last message of every garden', { 'cleanup.policy': 'compact' }],
  ['nobody knows what', { 'retention.ms': 'x' }],
])('a topic that keeps %s gets a warning with the settings to use', async (_what, settings) => {
  expect(await told({ ...made, ...settings })).toBe(
    'Kafka may keep messages of garden-events for more than 7 days, and with them what gardeners erase: set cleanup.policy=delete, retention.ms=518400000, segment.ms=86400000.',
  )
})
