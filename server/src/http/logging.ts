import { isIPv4 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** Log level, or false for silence. */
export type LogLevel = string | false

/** Where log lines go. */
export type LogStream = { write(line: string): void }

/** The logger options of a server; logs to standard output by default. */
export const loggerAt = (level: LogLevel, stream?: LogStream) =>
  level === false
    ? false
    : { level, serializers: { req: loggedRequest }, ...(stream === undefined ? {} : { stream }) }

/**
 * The fields of a request in the log. The route replaces the URL, which may hold the key to a picture, a display name
 * or a signature; the network replaces the full IP address.
 */
function loggedRequest({ method, routeOptions, ip }: FastifyRequest) {
  return { method, route: routeOptions?.url ?? 'none', network: networkOf(ip) }
}

/** The /24 of an IPv4 address, or the /48 of an IPv6 address. */
function networkOf(ip: string): string {
  const address = normalizeIP(ip, 48)
  return isIPv4(address) ? address.replace(/\d+$/, '0') : address
}
