import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Tracer } from '@wattle/adapters/tracing/port.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { sentenceFor } from '@wattle/contracts/sentences.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type BodyBounds, boundBodies } from './bodies-in-flight.ts'
import { sendClientError } from './client-errors.ts'
import { compressResponses } from './compression.ts'
import { sendError } from './error-responses.ts'
import { readJsonBodies, usualBody } from './json-bodies.ts'
import { type LogLevel, type LogStream, loggerAt } from './logging.ts'
import { limitRequests } from './rate-limits.ts'
import { addSecurityHeaders, type Elsewhere } from './security-headers.ts'
import { traceRequests } from './trace-requests.ts'
import { routedUrl } from './undecodable-pages.ts'
import { refuseUnusedMethods } from './wrong-methods.ts'

export type ServerOptions = {
  logLevel: LogLevel
  /** Where log lines go, if not to standard output. */
  logStream?: LogStream
  /** Requests a minute per gardener, and ten times as many per address; null for no limit. */
  rateLimit: number | null
  /** Browsers reach the server over https, whatever a proxy says. */
  isBehindTls?: boolean
  /** Other origins that pages use; none by default. */
  elsewhere?: Elsewhere
  /** Trusted proxies in front of the server, whose word is taken for a visitor's address. */
  proxies?: string[]
  /** Traces requests; none by default. */
  tracer?: Tracer | undefined
  /** Limits on request bodies in memory. */
  bodies?: BodyBounds
}

/** Time for ten megabytes over a poor connection; beyond that, a request only holds memory. */
const requestTimeout = 3 * 60_000
const correlationId = z.uuid()
const requestIdPattern = /^[A-Za-z0-9._-]{1,64}$/

declare module 'fastify' {
  interface FastifyRequest {
    /** One UUID for everything that this request causes. */
    correlationId: string
  }
}

/** A web server with zod validation, uniform error responses, request ids, and logs without secrets. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  z.config({ customError: sentenceFor })
  const app = Fastify({
    bodyLimit: usualBody,
    requestTimeout,
    trustProxy: options.proxies?.length ? options.proxies : false,
    genReqId: requestIdOf,
    logger: loggerAt(options.logLevel, options.logStream),
    rewriteUrl: routedUrl,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2000 },
    frameworkErrors: sendError,
    clientErrorHandler: sendClientError,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorFor)
  app.setSerializerCompiler(serializerCompiler)
  readJsonBodies(app)

  app.decorateRequest('correlationId', '')
  app.addHook('onRequest', (request, reply, done) => {
    const given = request.headers['x-correlation-id']
    request.correlationId = (given && correlationId.safeParse(given).data) ?? randomUUID()
    request.log = request.log.child({ correlationId: request.correlationId })
    reply.header('x-request-id', request.id)
    done()
  })
  if (options.tracer) traceRequests(app, options.tracer)
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(async () => {
    throw new Refused('route-not-found')
  })

  addSecurityHeaders(app, options.elsewhere ?? { signIn: [], pictures: [] }, options.isBehindTls)
  if (options.rateLimit !== null) await limitRequests(app, options.rateLimit)
  refuseUnusedMethods(app)
  boundBodies(app, options.bodies)
  await compressResponses(app)
  return app
}

/** Parses request parts by their schema. Headers are only validated, so undeclared ones are kept. */
const validatorFor: typeof validatorCompiler = (route) => {
  const parse = validatorCompiler(route)
  if (route.httpPart !== 'headers') return parse
  return (headers) => {
    const { error } = parse(headers) as { error?: Error }
    return error ? { error } : true
  }
}

/** The id of a request in responses and logs: its `x-request-id` header if valid, otherwise a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID()
}
