import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Origins besides their own that pages have to do with. */
export type Elsewhere = {
  /** Where people sign in: pages talk to it, and renew a sign-in there in a hidden frame. */
  signIn: readonly string[]
  /** Where pages send pictures. */
  pictures: readonly string[]
}

/**
 * Adds headers to every answer that keep pages from being framed, sniffed or made to load things from elsewhere. What the API
 * answers is no page, and a browser that shows it as one all the same loads nothing for it.
 */
export function addSecurityHeaders(app: FastifyInstance, elsewhere: Elsewhere, isBehindTls = false): void {
  const headersOfPages = pageHeaders(elsewhere)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? headersOfData : headersOfPages)
    if (isBehindTls || request.protocol === 'https') reply.header('strict-transport-security', aYear)
    done()
  })
}

/** Puts them on an answer that somebody else writes by himself. */
export function keepHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
}

const aYear = 'max-age=31536000'
/** What pages never ask a browser for. A picture is taken by the browser's own camera, not by ours. */
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

/** For the pages about the API, which run and reach only what stands beside them. */
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

/** Lets the page that is being answered have this style sheet within itself. */
export function allowStyle(reply: FastifyReply, css: string): void {
  const policy = reply.getHeader('content-security-policy')
  if (policy === undefined) return
  const source = `'sha256-${hash('sha256', css, 'base64')}'`
  reply.header('content-security-policy', String(policy).replace('style-src', `style-src ${source}`))
}

/** Leaves out what a browser heeds in pages alone: a third of a small script on the wire. */
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

/** What a browser heeds whatever it is sent. */
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
    // The app renews a sign-in in a hidden frame that ends at its own return address.
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
