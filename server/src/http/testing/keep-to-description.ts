import assert from 'node:assert/strict'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refusalsOf } from '../description/refusals.ts'

/**
 * In specs, fails on a refusal that the route's description does not name, and on a response that does not match its
 * schema, even by one extra field.
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
  // Encoding drops fields that the schema does not name.
  assert.deepEqual(z.encode(shape, answer), answer)
}
