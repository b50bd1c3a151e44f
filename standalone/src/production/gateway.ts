import type { Tracer } from '@wattle/adapters/tracing/port.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { addressOf } from '@wattle/server/http/address-of.ts'
import { sendClientError } from '@wattle/server/http/client-errors.ts'
import { closeServer } from '@wattle/server/http/close-server.ts'
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
import { openForwarding, responseTimeout } from './forward.ts'
import { sendError } from './gateway-errors.ts'
import { publicPages, wayOf } from './ways.ts'

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
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
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
  const forward = await openForwarding(app, {
    reads: { upstream: queryApi, timeout: readTimeout },
    writes: { upstream: commandApi, timeout: writeTimeout },
    pictures: { upstream: commandApi },
  })
  const inFlight = {
    reads: inFlightLimit(atOnce),
    writes: inFlightLimit(atOnce),
    pictures: inFlightLimit(atOnce),
  }
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    request.way = wayOf(request)
    inFlight[request.way.kind].holdFor(reply.raw, addressOf(request))
  }
  app.all('/api/*', { onRequest }, forward)
  for (const route of publicPages) app.get(route, { onRequest }, forward)
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
