import type { IncomingHttpHeaders } from 'node:http'

/** What two agree on for the connection between them; it is sent no further. */
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
/** Where a request comes from is for the gateway to say, which knows. */
const origins = /^(?:forwarded$|x-forwarded-)/

/** The headers that are meant for the other end, as the library has taken those away that `Connection` names. */
export function passedOn<Headers extends IncomingHttpHeaders>(headers: Headers): Headers {
  const meant = Object.entries(headers).filter(
    ([name]) => !ofOneConnection.includes(name) && !origins.test(name),
  )
  return Object.fromEntries(meant) as Headers
}
