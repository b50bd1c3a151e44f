import { isIPv4 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** Log level, or false for silence. */
export type LogLevel = string | false

/** Where log lines go. */
export type LogStream = { write(line: string): void }

/** How a server logs; to the standard output, unless told otherwise. */
export const loggerAt = (level: LogLevel, stream?: LogStream) =>
  level === false
    ? false
    : { level, serializers: { req: loggedRequest }, ...(stream === undefined ? {} : { stream }) }

/**
 * A request as the log shows it: by its route, since an address may hold the key to a picture, a display name or a
 * signature, and by the network that it came from.
 */
function loggedRequest({ method, routeOptions, ip }: FastifyRequest) {
  return { method, route: routeOptions?.url ?? 'none', network: networkOf(ip) }
}

/** The /24 of an address, or in IPv6 its /48. */
function networkOf(ip: string): string {
  const address = normalizeIP(ip, 48)
  return isIPv4(address) ? address.replace(/\d+$/, '0') : address
}
