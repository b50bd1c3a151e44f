import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Other origins that pages use. */
export type Elsewhere = {
  /** The sign-in: pages call it, and renew a sign-in in a hidden frame there. */
  signIn: readonly string[]
  /** Where pages upload pictures. */
  pictures: readonly string[]
}

/**
 * Adds security headers to every response: pages may not be framed, sniffed, or made to load things from elsewhere. API
 * responses are not pages; a browser that shows one as a page loads nothing for it.
 */
export function addSecurityHeaders(app: FastifyInstance, elsewhere: Elsewhere, isBehindTls = false): void {
  const headersOfPages = pageHeaders(elsewhere)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? headersOfData : headersOfPages)
    if (isBehindTls || request.protocol === 'https') reply.header('strict-transport-security', aYear)
    done()
  })
}

/** Copies the headers to a raw response that other code writes directly. */
export function keepHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
}

const aYear = 'max-age=31536000'
/** Browser features that pages never use. Pictures are taken by the browser's own camera input, not by our code. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]

const policyOf = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join(';')

/** For the API documentation pages, which only load and call their own origin. */
export const documentationPolicy = policyOf({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
})

/** Allows this inline style sheet in the page being sent. */
export function allowStyle(reply: FastifyReply, css: string): void {
  const policy = reply.getHeader('content-security-policy')
  if (policy === undefined) return
  const source = `'sha256-${hash('sha256', css, 'base64')}'`
  reply.header('content-security-policy', String(policy).replace('style-src', `style-src ${source}`))
}

/** Removes the headers that browsers only use for pages: a third of a small script's response. */
export function asPartOfPage(reply: FastifyReply): void {
  for (const name of ofPages) reply.removeHeader(name)
}

const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/** Headers that browsers use for every response. */
const headersOfAll = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const headersOfData = {
  ...headersOfAll,
  'content-security-policy': policyOf({ 'default-src': "'none'", 'frame-ancestors': "'none'" }),
}

function pageHeaders({ signIn, pictures }: Elsewhere): Record<string, string> {
  const ownAndSignIn = ["'self'", ...signIn].join(' ')
  const policy = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'connect-src': [...new Set(["'self'", ...signIn, ...pictures])].join(' '),
    'frame-src': ownAndSignIn,
    // The app renews a sign-in in a hidden frame, which ends at the app's own return address.
    'frame-ancestors': "'self'",
    'base-uri': "'none'",
    'form-action': ownAndSignIn,
    'object-src': "'none'",
    'manifest-src': "'self'",
  }
  return {
    ...headersOfAll,
    'content-security-policy': policyOf(policy),
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
}
