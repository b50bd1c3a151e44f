import type { FastifyInstance } from 'fastify'
import { refusalsOf } from '../description/refusals.ts'

/** In specs, a refusal that the description of its route does not name becomes a failure. */
export function keepToDescription(app: FastifyInstance): void {
  app.addHook('onSend', async ({ routeOptions: { method, url, schema, config } }, { statusCode }) => {
    if (statusCode < 400 || !url || schema?.hide) return
    if (refusalsOf({ method: String(method), url, schema, config }).includes(statusCode)) return
    throw new Error(`${method} ${url} was answered ${statusCode}, which its description does not name.`)
  })
}
