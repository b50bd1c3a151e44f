import { InvalidToken } from '@wattle/adapters/identity/port.ts'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { registerHealthAndMetrics } from './health-and-metrics.ts'
import { createServer } from './server.ts'

async function opened(checks: Parameters<typeof registerHealthAndMetrics>[2]) {
  const app = await createServer({ logLevel: false, rateLimit: 1 })
  onTestFinished(() => app.close())
  registerHealthAndMetrics(app, new Registry(), checks)
  return app
}

test('/healthz is ok as long as the process answers, whatever its dependencies', async () => {
  const app = await opened({ log: async () => Promise.reject(new Error('Away.')) })
  for (const _ of [1, 2]) expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
})

test('/readyz is ok if every dependency is available', async () => {
  const app = await opened({ log: async () => undefined, images: async () => undefined })
  const answer = await app.inject('/readyz')
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'ok', checks: { log: 'ok', images: 'ok' } },
  ])
})

test('/readyz names an unavailable dependency without its error', async () => {
  const app = await opened({
    log: async () => Promise.reject(new Error('/var/secret is full.')),
    images: async () => undefined,
  })
  const answer = await app.inject('/readyz')
  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { status: 'unready', checks: { log: 'unavailable', images: 'ok' } },
  ])
})

test('requests are measured by route and status, never by address', async () => {
  const app = await opened({})
  await app.inject('/healthz')
  await app.inject('/nowhere/secret')
  const { body, headers } = await app.inject('/metrics')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain(
    'wattle_http_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
  )
  expect(body).toContain('route="none",status="404"')
  expect(body).not.toContain('secret')
})

test('refused sign-ins are counted', async () => {
  const app = await opened({})
  app.get('/own', async () => {
    throw new InvalidToken('Nobody knows that one.')
  })
  await app.inject({ url: '/own', remoteAddress: '10.0.0.1' })
  expect((await app.inject('/metrics')).body).toContain('wattle_refused_sign_ins_total 1')
})
