import type { IncomingHttpHeaders } from 'node:http'

/** Headers that only apply to one connection and are not passed on. */
const ofOneConnection = [
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
/** The gateway itself states where a request comes from. */
const origins = /^(?:forwarded$|x-forwarded-)/

/** The headers to pass on. The library has already removed those that `Connection` names. */
export function passedOn<Headers extends IncomingHttpHeaders>(headers: Headers): Headers {
  const meant = Object.entries(headers).filter(
    ([name]) => !ofOneConnection.includes(name) && !origins.test(name),
  )
  return Object.fromEntries(meant) as Headers
}
