import { join } from 'node:path'
import { mintToken } from '@wattle/adapters/identity/development-identity.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { openOtlpReceiver, treeOf } from '@wattle/adapters/testing/otlp-receiver.ts'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createWattle } from './app.ts'

const origin = 'http://127.0.0.1:4000'
const host = '127.0.0.1:4000'
const email = 'nell@example.com'
const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`
const name = 'The rose beside the letterbox'

/** Adds a plant in a browser trace and waits for its care plan; returns everything that the log then holds of it. */
async function plantRose(environment: Record<string, string> = {}) {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  const settings = readSettings({ WATTLE_DATA: folder, WATTLE_LOG_LEVEL: 'silent', ...environment })
  const wattle = await createWattle({ settings, origin })
  const token = await mintToken(origin, join(folder, 'identity'), { email })
  const ask = async (url: string, payload?: object, headers: Record<string, string> = {}) => {
    const method = payload ? 'POST' : 'GET'
    const answer = await wattle.app.inject({
      method,
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}`, host, ...headers },
      ...(payload && { payload }),
    })
    expect(answer.statusCode).toBeLessThan(300)
    return answer.json()
  }
  const { location } = await ask('/locations', { name: 'Bed' })
  const { plant } = await ask('/plants', { locationId: location.id, name, species: 'Rosa' }, { traceparent })
  const planOf = async () => (await ask(`/plants/${plant.id}/tasks`)).plan.status
  await expect.poll(planOf).toBe('ready')
  const events: RecordedEvent[] = []
  for await (const batch of wattle.engines.log.readAll<RecordedEvent['metadata']>(null)) events.push(...batch)
  await wattle.stop()
  return { events, secrets: [name, email, token, host, location.id, plant.id] }
}

test('a trace covers command, event, read models and AI call, and reveals nothing of the gardener', async () => {
  const receiver = await openOtlpReceiver()
  onTestFinished(() => receiver.close())
  const { events, secrets } = await plantRose({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint })

  expect(treeOf(receiver.spans, traceId)).toEqual([
    'wattle: POST /api/plants',
    '  wattle: CreatePlant',
    '    wattle: append',
    '    wattle: make care plan',
    '      wattle: AcceptCarePlan',
    '        wattle: append',
    '        wattle: project',
    '      wattle: plan by the guide',
    '    wattle: project',
  ])
  const [planted] = events.filter(({ type }) => type === 'PlantCreated')
  const command = receiver.spans.find((span) => span.name === 'CreatePlant' && span.traceId === traceId)
  expect(planted?.metadata.traceparent).toBe(`00-${traceId}-${command?.spanId}-01`)
  const told = JSON.stringify([receiver.spans, receiver.headers])
  for (const secret of secrets) expect(told).not.toContain(secret)
})

test('without a collector no event carries trace context', async () => {
  const { events } = await plantRose()
  expect(events.map(({ type }) => type)).toContain('CarePlanAccepted')
  expect(events.filter(({ metadata }) => 'traceparent' in metadata)).toEqual([])
})
