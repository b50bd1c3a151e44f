import { canonicalAddress } from '@wattle/adapters/identity/canonical-address.ts'
import type { EmbeddedProvider } from '@wattle/adapters/identity/embedded-provider.ts'
import type { FastifyInstance } from 'fastify'

/**
 * Passes `/oidc/` to the embedded provider, and redirects browsers that used another name of this computer to the
 * printed one.
 */
export function mountEmbeddedProvider(
  app: FastifyInstance,
  provider: EmbeddedProvider,
  origin: string,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/oidc/')) {
      reply.hijack()
      provider.handler(request.raw, reply.raw)
      return
    }
    const address = canonicalAddress(origin, request.headers.host, request.url)
    if (address === 'foreign') return reply.status(421).send()
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/')
    if (address !== null && isPage) return reply.redirect(address)
  })
}
