import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Methods that no address has. */
const unused = ['TRACE', 'QUERY']
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', ...unused]

const refuse = (reply: FastifyReply, allow: readonly string[]): never => {
  reply.header('allow', allow.join(', '))
  throw new Refused('method-not-allowed')
}

/** Refuses methods that no address has, also where there is nothing, or where nobody knows what there is. */
export function refuseUnusedMethods(app: FastifyInstance, allow: readonly string[] = ['GET', 'HEAD']): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (unused.includes(request.method) && !request.routeOptions.config?.wrongMethod) refuse(reply, allow)
    done()
  })
}

/**
 * Answers a known address asked with a method it does not have: 405 with `Allow`. Call before any route is added;
 * the routes are completed when the returned function is called, after the last. `elsewhere` are the methods of addresses
 * that another process answers.
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
    /** Stands for the methods that an address does not have. */
    wrongMethod?: boolean
  }
}
