import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import replyFrom from '@fastify/reply-from'
import type { Tracer } from '@wattle/adapters/tracing/port.ts'
import { pageRoutes } from '@wattle/contracts/page-routes.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { sendPage } from '@wattle/query-api/pages/send-page.ts'
import { unavailablePage } from '@wattle/query-api/pages/unavailable-page.ts'
import { addressOf } from '@wattle/server/http/address-of.ts'
import { sendClientError } from '@wattle/server/http/client-errors.ts'
import { closeServer } from '@wattle/server/http/close-server.ts'
import { beginErrorResponse } from '@wattle/server/http/error-responses.ts'
import { type InFlightBounds, inFlightLimit } from '@wattle/server/http/in-flight-limit.ts'
import { largestBody } from '@wattle/server/http/json-bodies.ts'
import { type LogStream, loggerAt } from '@wattle/server/http/logging.ts'
import { addSecurityHeaders } from '@wattle/server/http/security-headers.ts'
import { requestIdOf } from '@wattle/server/http/server.ts'
import { elsewhereOf, isBehindTls, serverOptions } from '@wattle/server/http/server-options.ts'
import { traceRequests } from '@wattle/server/http/trace-requests.ts'
import { routedUrl } from '@wattle/server/http/undecodable-pages.ts'
import { refuseUnusedMethods } from '@wattle/server/http/wrong-methods.ts'
import type { Running } from '@wattle/server/process/run-process.ts'
import type { Settings } from '@wattle/server/settings/settings.ts'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { serveWebFiles } from '../web-files.ts'
import { passedOn } from './gateway-headers.ts'

type GatewayBounds = {
  /** Milliseconds in which an API must respond to a read; after that, the gateway responds with an error. */
  readTimeout: number
  /** Milliseconds in which an API must respond to a write, not counting the time to send it. */
  writeTimeout: number
  /** Milliseconds without a byte on a visitor's connection after which it is closed. */
  idleTimeout: number
  /** Requests of one kind in flight, in total and per address; beyond that, clients are asked to retry. */
  atOnce: InFlightBounds
}

export type GatewayOptions = Partial<GatewayBounds> & {
  tracer?: Tracer | undefined
  /** Where log lines go, if not to standard output. */
  logStream?: LogStream
}

/** Reads take seconds. A write may wait half a minute while a model looks at a picture. The idle timeout exceeds both. */
const usual: GatewayBounds = {
  readTimeout: 10_000,
  writeTimeout: 50_000,
  idleTimeout: 60_000,
  atOnce: { all: 1000, each: 250 },
}
/** Time for a picture of ten megabytes over a poor connection. */
const responseTimeout = 3 * 60_000
/** A body of this size can be sent within `writeTimeout` over any connection. */
const smallBody = 64 * 1024
/** Network and certificate errors after which nothing was sent. */
const neverReached =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT|UNABLE_TO_.*|.*CERT.*)$/

/**
 * The only origin that browsers see. It serves the web app's files, forwards reads and the public pages to the query
 * API, and forwards writes and everything about pictures to the command API. If an API does not respond, clients see
 * the same error as for any other outage.
 */
export async function createGateway(
  settings: Settings,
  webFolder: string,
  { tracer, logStream, ...bounds }: GatewayOptions = {},
): Promise<Running> {
  const { readTimeout, writeTimeout, idleTimeout, atOnce } = { ...usual, ...bounds }
  const { WATTLE_COMMAND_API: commandApi, WATTLE_QUERY_API: queryApi, WATTLE_PROXIES: proxies } = settings
  const app = Fastify({
    logger: loggerAt(serverOptions(settings).logLevel, logStream),
    genReqId: requestIdOf,
    trustProxy: proxies.length > 0 ? proxies : false,
    requestTimeout: responseTimeout,
    connectionTimeout: idleTimeout,
    rewriteUrl: routedUrl,
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: sendError,
    clientErrorHandler: sendClientError,
  })
  addSecurityHeaders(app, elsewhereOf(settings), isBehindTls(settings))
  if (tracer) traceRequests(app, tracer)
  app.setErrorHandler(sendError)
  refuseUnusedMethods(app, ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])
  app.addHook('onRequest', async ({ headers }) => {
    if (Number(headers['content-length']) > largestBody) throw new Refused('body-too-large')
  })
  app.setNotFoundHandler((request, reply) => sendError(new Refused('route-not-found'), request, reply))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, passingThrough(payload)))

  await app.register(replyFrom, {
    undici: {
      headersTimeout: responseTimeout,
      bodyTimeout: responseTimeout,
      // One connection per request in flight, so that no request waits for another client's slow connection.
      connections: null,
      // By default the library trusts any certificate.
      connect: { rejectUnauthorized: true },
    },
    disableRequestLogging: true,
  })
  const pictures = { upstream: commandApi, underWay: inFlightLimit(atOnce) }
  const writes = { upstream: commandApi, underWay: inFlightLimit(atOnce) }
  const reads = { upstream: queryApi, underWay: inFlightLimit(atOnce) }
  const wayOf = (request: FastifyRequest) => {
    // Normalise the path as the servers behind will, which treat a backslash as a slash and resolve `..`.
    const { pathname } = URL.parse(request.url, queryApi) ?? {}
    if (!pathname || !isBehind.test(pathname)) throw new Refused('route-not-found')
    return { pathname, kind: pathname.startsWith('/api/images/') ? pictures : asks(request) ? reads : writes }
  }
  const takeRoom = async (request: FastifyRequest, reply: FastifyReply) => {
    wayOf(request).kind.underWay.holdFor(reply.raw, addressOf(request))
  }
  const passOn = (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname, kind } = wayOf(request)
    return reply.from(`${kind.upstream}${pathname}`, {
      rewriteRequestHeaders: ({ ip, id }, headers) => ({
        ...passedOn(headers),
        ...(request.span?.traceparent && { traceparent: request.span.traceparent }),
        'x-forwarded-for': ip,
        'x-request-id': id,
      }),
      rewriteHeaders: passedOn,
      // By default the library retries ten times on 503.
      retryDelay: () => null,
      ...(kind === reads && pathname !== takeout && { timeout: readTimeout }),
      ...(kind === writes && isSmall(request) && { timeout: writeTimeout }),
      onResponse: (_request, answered, response) => {
        const passed = answered as FastifyReply
        // If the library closed a connection that is still receiving, the sender would not get the response.
        passed.removeHeader('connection')
        passed.send((response as { stream: Readable }).stream)
      },
      onError: (failed, { error }) => {
        // A write whose connection broke after it was sent may have been carried out.
        const { code = '' } = (error.cause ?? {}) as NodeJS.ErrnoException
        const isSure = asks(request) || neverReached.test(code)
        sendError(new Refused(isSure ? 'unavailable' : 'outcome-unknown'), request, failed as FastifyReply)
      },
    })
  }
  app.all('/api/*', { onRequest: takeRoom }, passOn)
  for (const route of publicPages) app.get(route, { onRequest: takeRoom }, passOn)
  app.get('/healthz', async () => ({ status: 'ok' }))
  // Without these, the web app would respond to both, and a monitor would take that for success.
  for (const path of ['/readyz', '/metrics']) {
    app.get(path, async () => {
      throw new Refused('route-not-found')
    })
  }
  await serveWebFiles(app, webFolder)
  return {
    app,
    async stop() {
      await closeServer(app)
      await tracer?.close()
    },
  }
}

/** The one slow read: a whole garden is read, and each of its pictures checked, before the first byte. */
const takeout = '/api/takeout'

const publicPages: string[] = Object.values(pageRoutes)
const pagePatterns = publicPages.map((route) => route.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]*'))
/** Paths that the APIs serve. */
const isBehind = new RegExp(`^/(?:api/|(?:${pagePatterns.map((each) => each.slice(1)).join('|')})$)`)

const asks = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** Whether a write is so small that the wait for its response is not spent on sending it. */
const isSmall = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= smallBody

/** The body as it arrives, read to the end even if the API stops reading, so that the client gets its response. */
function passingThrough(payload: IncomingMessage): Readable {
  const passed = payload.pipe(new PassThrough())
  passed.once('close', () => payload.resume())
  payload.once('close', () => {
    if (!payload.complete) passed.destroy()
  })
  return passed
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = beginErrorResponse(error, request, reply)
  const isPage = publicPages.includes(request.routeOptions?.url ?? '')
  const passes = status === 429 || status >= 500
  return isPage && passes ? sendPage(reply, unavailablePage) : reply.send({ ...body, requestId: request.id })
}
