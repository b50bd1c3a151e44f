import type { IncomingHttpHeaders } from 'node:http'
import { pageRoutes } from '@wattle/contracts/page-routes.ts'
import { Refused } from '@wattle/contracts/refusals.ts'

export type Kind = 'reads' | 'writes' | 'pictures'

/** Where a request goes. */
export type Way = {
  kind: Kind
  pathname: string
  /** Whether its response must begin soon: it takes no time to send the request, and little to make the response. */
  isQuick: boolean
}

type Request = { method: string; url: string; headers: IncomingHttpHeaders }

/** The routes of the pages that the query API makes. */
export const publicPages: readonly string[] = Object.values(pageRoutes)

const pagePatterns = publicPages.map((route) => route.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]*'))
/** Paths that the APIs serve. */
const isBehind = new RegExp(`^/(?:api/|(?:${pagePatterns.map((each) => each.slice(1)).join('|')})$)`)

/** The one slow read: a whole garden is read, and each of its pictures checked, before the first byte. */
const takeout = '/api/takeout'
/** A body of this size can be sent over any connection in the time for a write. */
const smallBody = 64 * 1024

/** Throws `Refused` if no API serves the path. */
export function wayOf(request: Request): Way {
  // Normalise the path as the servers behind will, which treat a backslash as a slash and resolve `..`.
  const { pathname } = URL.parse(request.url, 'http://behind') ?? {}
  // They ignore a slash at the end.
  const path = pathname?.replace(/\/$/, '')
  if (!pathname || !path || !isBehind.test(path)) throw new Refused('route-not-found')
  if (pathname.startsWith('/api/images/')) return { kind: 'pictures', pathname, isQuick: false }
  if (isRead(request)) return { kind: 'reads', pathname, isQuick: path !== takeout }
  return { kind: 'writes', pathname, isQuick: isSmall(request) }
}

export const isRead = ({ method }: Pick<Request, 'method'>): boolean => method === 'GET' || method === 'HEAD'

const isSmall = ({ headers }: Request) =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= smallBody
