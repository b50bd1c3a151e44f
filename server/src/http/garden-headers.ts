import { LruCache } from '@wattle/adapters/lib/lru-cache.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

export const revisionPattern = /^(-1|[0-9]{1,15})$/

const revision = z
  .string()
  .regex(revisionPattern)
  .optional()
  .meta({ description: 'The revision of the garden that you have seen: the response is no older.' })

const garden = z.string().optional().meta({
  description:
    'The `x-garden` of the response this revision came from. If it names another garden, the revision is ignored.',
})

const tag = z.string().optional().meta({
  description: 'The `etag` of a response that you have: if it is still the same, it is not sent again.',
})

/** Request headers of reads that are the same for everybody. */
export const TagHeaders = z.object({ 'if-none-match': tag })

/** Request headers of reads of a garden. */
export const ReadHeaders = z.object({
  'x-garden-revision': revision,
  'x-garden': garden,
  'if-none-match': tag,
})

/** Request headers of commands to a garden. */
export const CommandHeaders = z.object({
  'x-garden-revision': revision,
  'x-garden': garden,
  'idempotency-key': z.guid().optional().meta({
    description: 'A UUID of your own. Repeating the request with the same UUID changes nothing more.',
  }),
})

/** Declares these headers on every route added to `app` from here on: they are validated and documented. */
export function declareHeaders(
  app: FastifyInstance,
  headers: typeof TagHeaders | typeof ReadHeaders | typeof CommandHeaders,
): void {
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, headers }
  })
}

/** A short hash that distinguishes gardens without revealing their ids. */
export function gardenTag(gardenId: GardenId): string {
  const known = tags.get(gardenId)
  if (known !== undefined) return known
  const tagged = uuid5(gardenId, 'x-garden').slice(0, 8)
  tags.set(gardenId, tagged)
  return tagged
}

/** Cached because every request needs one, and hashing is not free. */
const tags = new LruCache<GardenId, string>(10_000)

/** The revision of this garden that the client has seen; -1 if it names none, or another garden (erased since). */
export function seenRevisionIn(
  { 'x-garden-revision': seen = '-1', 'x-garden': word }: Record<string, unknown>,
  gardenId: GardenId,
): number {
  return word === undefined || word === gardenTag(gardenId) ? Number(seen) : -1
}
