import { declareHeaders, TagHeaders } from '@wattle/server/http/garden-headers.ts'
import { allowStyle } from '@wattle/server/http/security-headers.ts'
import type { FastifyInstance } from 'fastify'
import { entityTagOfCode, isNotModified } from '../entity-tags.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response depends only on its address and our code, so clients may cache it until the code changes. */
    isKept?: true
  }
}

type Pages = {
  /** The origin at which browsers reach the app; pages contain it. */
  origin: string
  /** The style sheet embedded in each page. */
  style: string
}

/**
 * Adds an entity tag to the responses of all routes added to `app` from here on; a client that already has that version
 * gets 304 before anything is computed.
 */
export function cachedUntilChanged(app: FastifyInstance, pages?: Pages): void {
  declareHeaders(app, TagHeaders)
  app.addHook('preHandler', async ({ url, headers }, reply) => {
    const tag = entityTagOfCode(`${pages?.origin ?? ''}${url}`)
    reply.header('cache-control', 'no-cache').header('etag', tag)
    if (!isNotModified(tag, headers['if-none-match'])) return
    // A browser applies the content security policy of the 304 to its cached page.
    if (pages) allowStyle(reply, pages.style)
    return reply.status(304).send()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode >= 400) reply.header('cache-control', 'no-store').removeHeader('etag')
    done(null, payload)
  })
}
