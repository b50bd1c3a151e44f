import { declareHeaders, TagHeaders } from '@wattle/server/http/garden-headers.ts'
import { allowStyle } from '@wattle/server/http/security-headers.ts'
import type { FastifyInstance } from 'fastify'
import { entityTagOfCode, hasAlready } from '../entity-tags.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer follows from its address and our code alone, so it may be kept until that changes. */
    isKept?: true
  }
}

type Pages = {
  /** Where browsers reach the app: pages name it. */
  origin: string
  /** The style sheet that pages have within themselves. */
  style: string
}

/** Gives the answers of every route added to `app` from here on an entity tag; whoever has one already gets 304 before anything is worked out. */
export function keepUntilChanged(app: FastifyInstance, pages?: Pages): void {
  declareHeaders(app, TagHeaders)
  app.addHook('preHandler', async ({ url, headers }, reply) => {
    const tag = entityTagOfCode(`${pages?.origin ?? ''}${url}`)
    reply.header('cache-control', 'no-cache').header('etag', tag)
    if (!hasAlready(tag, headers['if-none-match'])) return
    // A browser takes the policy of the newer answer for the page that it has.
    if (pages) allowStyle(reply, pages.style)
    return reply.status(304).send()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode >= 400) reply.header('cache-control', 'no-store').removeHeader('etag')
    done(null, payload)
  })
}
