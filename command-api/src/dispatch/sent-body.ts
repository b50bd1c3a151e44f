import type { FastifyRequest } from 'fastify'

const sent = new WeakMap<FastifyRequest, unknown>()

/** Keeps a request's body as it was sent, before it is parsed by a schema. */
export function keepSentBody(request: FastifyRequest): void {
  sent.set(request, request.body)
}

/** The body without what a schema fills in or tidies up, which may be something else in another release. */
export const sentBodyOf = (request: FastifyRequest): unknown => sent.get(request)
