import { readSettings } from '@wattle/server/settings/settings.ts'
import { expect, test } from 'vitest'
import { createWattle } from '../src/app.ts'
import { read } from './imports.ts'

const metric = /\bwattle_[a-z_]+/g
/** Suffixes that Prometheus adds to the name of a histogram. */
const histogramSuffix = /_(?:bucket|count|sum)$/

/** Every metric of the single process, and those of the relay. */
async function published(): Promise<Set<string>> {
  const settings = readSettings({
    WATTLE_DATA: 'memory',
    WATTLE_LOG_LEVEL: 'silent',
    WATTLE_OPENAI_API_KEY: 'a key',
  })
  const wattle = await createWattle({ settings, origin: 'http://127.0.0.1:4000' })
  const { body } = await wattle.app.inject({ path: '/metrics', headers: { host: '127.0.0.1:4000' } })
  await wattle.stop()
  const helped = [...body.matchAll(/^# HELP (\w+)/gm)].map(([, name = '']) => name)
  return new Set([...helped, ...(read('projections/src/relay.ts').match(metric) ?? [])])
}

test.each(['alerts.yml', 'dashboard.json'])('%s uses only metrics that exist', async (file) => {
  const asked = (read(`docker/monitoring/${file}`).match(metric) ?? []).map((name) =>
    name.replace(histogramSuffix, ''),
  )
  const known = await published()
  expect(asked).not.toEqual([])
  expect(asked.filter((name) => !known.has(name))).toEqual([])
})
