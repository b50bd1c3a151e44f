import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

export const revisionPattern = /^(-1|[0-9]{1,15})$/

const revision = z
  .string()
  .regex(revisionPattern)
  .optional()
  .meta({ description: 'The revision of the garden that you have seen: the answer is no older.' })

const tag = z.string().optional().meta({
  description: 'The `etag` of an answer that you have: if it is still the same, it is not sent again.',
})

/** With what is read that is the same for everybody. */
export const TagHeaders = z.object({ 'if-none-match': tag })

/** With what a garden is read. */
export const ReadHeaders = z.object({ 'x-garden-revision': revision, 'if-none-match': tag })

/** With what a command is sent to a garden. */
export const CommandHeaders = z.object({
  'x-garden-revision': revision,
  'idempotency-key': z
    .guid()
    .optional()
    .meta({ description: 'A UUID of your own. The same request sent again with it changes nothing more.' }),
})

/** Declares these headers on every route added to `app` from here on: they are validated and described. */
export function declareHeaders(
  app: FastifyInstance,
  headers: typeof TagHeaders | typeof ReadHeaders | typeof CommandHeaders,
): void {
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, headers }
  })
}

/** The revision that a request says it has seen, -1 if none. */
export const seenRevisionIn = ({ 'x-garden-revision': seen = '-1' }: Record<string, unknown>): number =>
  Number(seen)
