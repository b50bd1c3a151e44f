import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openOpenAiDouble } from '@wattle/adapters/plant-ai/openai/testing/openai-double.ts'
import { root } from '@wattle/server/process/testing/programs.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { plantGarden } from '../src/garden.ts'
import { gardenerAt } from '../src/gardener.ts'
import { planOf } from '../src/plan.ts'
import { startProduction } from '../src/production.ts'
import { type Prometheus, startPrometheus } from '../src/prometheus.ts'

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] }

const alerts = join(root, 'docker/monitoring/alerts.yml')
const dashboard = readFileSync(join(root, 'docker/monitoring/dashboard.json'), 'utf8')
const { panels } = JSON.parse(dashboard) as Dashboard
const asked = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const))

let prometheus: Prometheus
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  const ai = await openOpenAiDouble({ apiKey: 'a key' })
  stops.push(() => ai.close())
  const production = await startProduction({
    settings: {
      WATTLE_OPENAI_API_KEY: 'a key',
      WATTLE_OPENAI_BASE_URL: ai.baseUrl,
      WATTLE_ADMINS: 'nell@example.com',
    },
  })
  stops.push(() => production.stop())
  prometheus = await startPrometheus(production.scraped(), alerts)
  stops.push(() => prometheus.stop())
  const nell = await gardenerAt(production, 'nell@example.com')
  const { plant, picture } = await plantGarden(nell, 'Nell')
  await planOf(nell, plant)
  await nell.write('POST', '/admin/migrate', { readModels: ['tasks'], hold: true })
  ai.next({ status: 503 }, { status: 503 }, { status: 503 })
  expect(
    (await nell.ask('POST', '/ai/identify-plant', { imageUrl: picture, hint: 'Nothing that grows' })).status,
  ).toBe(503)
  // A rate needs two scrapes with a change between them.
  await vi.waitUntil(
    async () => {
      await nell.write('POST', '/tasks', { title: 'Prune', dueDate: '2190-01-15', status: 'completed' })
      await nell.ask('GET', '/summary')
      const changing = [
        'sum(rate(wattle_commands_total[5m])) > 0',
        'rate(wattle_http_request_duration_seconds_count{status="503"}[5m])',
      ]
      const found = await Promise.all(changing.map((expr) => prometheus.query(expr)))
      return found.every((samples) => samples.length > 0)
    },
    { timeout: 60_000, interval: 200 },
  )
})
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

test('promtool takes the rules', () => {
  expect(execFileSync('promtool', ['check', 'rules', alerts], { encoding: 'utf8' })).toContain('SUCCESS')
})

test.each(asked)('the dashboard gets an answer: %s, %s', async (_title, expr) => {
  expect(await prometheus.query(expr)).not.toEqual([])
})

test('every alert can be evaluated from existing metrics', async () => {
  const areEvaluated = async () => (await prometheus.rules()).every(({ health }) => health === 'ok')
  await vi.waitUntil(areEvaluated, { timeout: 30_000, interval: 500 })
  for (const { name, query } of await prometheus.rules()) {
    const metrics = query.match(/\b(?:up|wattle_\w+)(?:\{[^}]*\})?/g) ?? []
    expect(metrics, name).not.toEqual([])
    for (const metric of metrics) expect(await prometheus.query(metric), `${name}: ${metric}`).not.toEqual([])
  }
})
