import type { FastifyInstance } from 'fastify'

/**
 * Puts on every answer what keeps pages from being framed, sniffed or made to load things from elsewhere. `connectTo` are
 * the hosts besides its own that pages may talk to.
 */
export function addSecurityHeaders(app: FastifyInstance, connectTo: readonly string[]): void {
  const headers = Object.entries(securityHeaders(connectTo))
  app.addHook('onRequest', async (_request, reply) => {
    // On the bare response, so that answers which others write by themselves carry them too.
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
  })
}

function securityHeaders(connectTo: readonly string[]): Record<string, string> {
  const ownAndThese = ["'self'", ...connectTo].join(' ')
  const policy = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'connect-src': ownAndThese,
    'frame-src': ownAndThese,
    // The app renews a sign-in in a hidden frame that ends at its own return address.
    'frame-ancestors': "'self'",
    'base-uri': "'none'",
    'form-action': ownAndThese,
    'object-src': "'none'",
    'manifest-src': "'self'",
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
}
