import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { type Check, openReadiness } from './readiness.ts'

/**
 * Adds the operators' routes: `/healthz` (the process responds), `/readyz` (each dependency by name; 503 if one is
 * unavailable) and `/metrics` in Prometheus' format.
 */
export function registerHealthAndMetrics(
  app: FastifyInstance,
  registry: Registry,
  checks: Record<string, Check>,
): void {
  const durations = new Histogram({
    name: 'wattle_http_request_duration_seconds',
    help: 'Time taken to answer a request, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  const refusedSignIns = new Counter({
    name: 'wattle_refused_sign_ins_total',
    help: 'Requests that came without a sign-in, or with one that is not valid.',
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 401) refusedSignIns.inc()
    const route = request.routeOptions.url ?? 'none'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  const hidden = { schema: { hide: true }, config: { public: true, rateLimit: false } } as const
  app.get('/healthz', hidden, async () => ({ status: 'ok' }))
  const readiness = openReadiness(checks, (name, error) =>
    app.log.warn({ err: error }, `${name} is unavailable`),
  )
  app.get('/readyz', hidden, async (_request, reply) => {
    const answers = await readiness()
    const ready = Object.values(answers).every((answer) => answer === 'ok')
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unready', checks: answers })
  })
  app.get('/metrics', hidden, async (_request, reply) => {
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
