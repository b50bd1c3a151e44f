import type { GardenId } from '@wattle/contracts/ids.ts'
import { declareHeaders, ReadHeaders, seenRevisionIn } from '@wattle/server/http/garden-headers.ts'
import type { FastifyInstance } from 'fastify'
import type { Collections } from './collections.ts'
import { entityTag, isNotModified } from './entity-tags.ts'
import type { QueryDeps } from './query-deps.ts'

type OwnCollection = Exclude<keyof Collections, 'publicGardens'>

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The collections that the response is built from. */
    reads?: readonly OwnCollection[]
  }
}

/** In milliseconds. */
const timeout = 2000

/**
 * Read your own writes: a request that names a garden revision waits up to two seconds for the collections behind the
 * response. Response headers say which revision it reflects, and whether that is below the requested one. If it is not,
 * the response has an entity tag; a client that already has that version gets 304 before any document is read.
 */
export function keepConsistent(app: FastifyInstance, deps: QueryDeps): void {
  const { store, seen, clock } = deps
  declareHeaders(app, ReadHeaders)
  app.addHook('onRoute', ({ url, config }) => {
    if (!config?.reads?.length) throw new Error(`${url} does not say which collections it reads.`)
  })
  app.addHook('preHandler', async (request, reply) => {
    const { gardenId } = request.gardener
    const wanted = seenRevisionIn(request.headers, gardenId)
    // Read the revisions before the documents: a response may be newer than its tag, never older.
    const reads = await readsFrom(request.routeOptions.config.reads ?? [], gardenId, wanted)
    const lowest = Math.min(...reads.map(({ revision }) => revision))
    reply.header('x-garden-revision', String(lowest))
    if (lowest < wanted) {
      reply.header('x-garden-behind', 'true')
      return
    }
    const tag = entityTag({ store: store(), gardenId, reads, now: clock() })
    reply.header('etag', tag)
    if (isNotModified(tag, request.headers['if-none-match'])) return reply.status(304).send()
  })

  /** The revisions that the collections have applied, after waiting for those that are behind. */
  async function readsFrom(names: readonly OwnCollection[], gardenId: GardenId, wanted: number) {
    const reads = await seen(names, gardenId)
    const behind = names.filter((_, index) => (reads[index]?.revision ?? -1) < wanted)
    if (behind.length === 0) return reads
    await Promise.all(behind.map((name) => hasCaughtUp(deps, gardenId, name, wanted)))
    return await seen(names, gardenId)
  }

  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode >= 400) reply.removeHeader('etag')
    done(null, payload)
  })
}

/**
 * Whether a collection has applied this revision of a garden, after waiting up to two seconds. Pass a document's own
 * revision to check another collection: a store may save a document before it reports the garden's revision. Returns
 * true for a parked garden without waiting.
 */
export async function hasCaughtUp(
  { collections, parked }: Pick<QueryDeps, 'collections' | 'parked'>,
  gardenId: GardenId,
  name: OwnCollection,
  revision: number,
): Promise<boolean> {
  const seen = (await collections[name].seen([gardenId])).get(gardenId) ?? -1
  if (seen >= revision) return true
  return (
    (await parked([name], [gardenId])).has(gardenId) ||
    collections[name].waitForSeen(gardenId, revision, timeout)
  )
}
