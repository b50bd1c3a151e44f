import { declareHeaders, TagHeaders } from '@wattle/server/http/garden-headers.ts'
import type { FastifyInstance } from 'fastify'
import { entityTagOfContent, isNotModified } from '../entity-tags.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The entity tag of the response is a hash of it. */
    isHashed?: true
  }
}

/**
 * Lets clients cache the successful responses of all routes added to `app` from here on, and ask each time whether they
 * are still the same: what a gardener hides is gone at once. A revision of the garden as tag would tell visitors when
 * something private changes.
 */
export function revalidated(app: FastifyInstance): void {
  declareHeaders(app, TagHeaders)
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isHashed: true }
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') {
      reply.header('cache-control', 'no-store').removeHeader('etag')
      return done(null, payload)
    }
    const tag = entityTagOfContent(payload)
    reply.header('cache-control', 'no-cache').header('etag', tag)
    if (!isNotModified(tag, request.headers['if-none-match'])) return done(null, payload)
    // Like the response that it stands for, which may be compressed.
    reply.code(304).header('vary', 'accept-encoding').removeHeader('content-type')
    // Fastify measures what a HEAD request would have got.
    done(null, request.method === 'HEAD' ? payload : null)
  })
}
