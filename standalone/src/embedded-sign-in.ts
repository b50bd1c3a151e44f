import { canonicalAddress } from '@wattle/adapters/identity/canonical-address.ts'
import type { EmbeddedProvider } from '@wattle/adapters/identity/embedded-provider.ts'
import { keepHeaders } from '@wattle/server/http/security-headers.ts'
import type { FastifyInstance } from 'fastify'

/**
 * Routes `/oidc/` to the embedded provider, and redirects browsers that used another name of this computer to the
 * printed one.
 */
export function mountEmbeddedProvider(
  app: FastifyInstance,
  provider: EmbeddedProvider,
  origin: string,
): void {
  const addressFor = canonicalAddress(origin)
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request
    if (url.startsWith('/oidc/')) {
      reply.hijack()
      keepHeaders(reply)
      provider.handler(request.raw, reply.raw)
      return
    }
    const address = addressFor(request.headers.host, url)
    const isPage = request.method === 'GET' && !url.startsWith('/api/')
    if (address === 'foreign') reply.status(421).send()
    else if (address !== null && isPage) reply.redirect(address)
    else done()
  })
}
