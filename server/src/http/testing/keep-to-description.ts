import assert from 'node:assert/strict'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refusalsOf } from '../description/refusals.ts'

/**
 * In specs, a refusal that the description of its route does not name becomes a failure, and so does an answer in another
 * shape than it names, be it by one field more.
 */
export function keepToDescription(app: FastifyInstance): void {
  app.addHook('onSend', async ({ routeOptions: { method, url, schema, config } }, reply, payload) => {
    const { statusCode } = reply
    if (!url || schema?.hide) return
    if (statusCode < 400) return keepToShape(schema?.response, statusCode, payload)
    if (refusalsOf({ method: String(method), url, schema, config }).includes(statusCode)) return
    throw new Error(`${method} ${url} was answered ${statusCode}, which its description does not name.`)
  })
}

function keepToShape(shapes: unknown, status: number, payload: unknown): void {
  const shape = (shapes as Record<number, unknown> | undefined)?.[status]
  if (!(shape instanceof z.ZodType) || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return
  const answer = JSON.parse(String(payload))
  // What a shape does not name it leaves out.
  assert.deepEqual(z.encode(shape, answer), answer)
}
