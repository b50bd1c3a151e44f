import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Methods that no route supports. */
const unused = ['TRACE', 'QUERY']
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', ...unused]

const refuse = (reply: FastifyReply, allow: readonly string[]): never => {
  reply.header('allow', allow.join(', '))
  throw new Refused('method-not-allowed')
}

/** Refuses methods that no route supports, even on unknown URLs and in a process that does not know the routes. */
export function refuseUnusedMethods(app: FastifyInstance, allow: readonly string[] = ['GET', 'HEAD']): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (unused.includes(request.method) && !request.routeOptions.config?.wrongMethod) refuse(reply, allow)
    done()
  })
}

/**
 * Responds to a known URL requested with an unsupported method with 405 and `Allow`. Call it before adding any route,
 * and call the returned function after the last one. `elsewhere` holds the methods of URLs that another process serves.
 */
export function refuseWrongMethods(
  app: FastifyInstance,
  elsewhere: ReadonlyMap<string, readonly string[]> = new Map(),
): () => void {
  const known = new Map([...elsewhere].map(([url, there]) => [url, new Set(there)]))
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!url.startsWith('/api/') || url.includes('*') || config?.wrongMethod) return
    const there = known.get(url) ?? new Set()
    for (const each of [method].flat()) there.add(each)
    known.set(url, there)
  })
  return () => {
    for (const [url, there] of known) {
      const missing = methods.filter((method) => !there.has(method))
      if (missing.length === 0) continue
      app.route({
        method: missing,
        url,
        schema: { hide: true },
        config: { public: true, wrongMethod: true },
        onRequest: async (_request, reply) => refuse(reply, [...there]),
        handler: (_request, reply) => refuse(reply, [...there]),
      })
    }
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks the route that handles a URL's unsupported methods. */
    wrongMethod?: boolean
  }
}
