import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import replyFrom from '@fastify/reply-from'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { sendError } from './gateway-errors.ts'
import { passedOn } from './gateway-headers.ts'
import { isRead, type Kind, type Way } from './ways.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where it is forwarded, set before its handler runs. */
    way: Way
  }
}

/** Where requests of a kind go, and in how many milliseconds the response to a quick one must begin. */
type Destinations = Record<Kind, { upstream: string; timeout?: number }>

/** Time for a picture of ten megabytes over a poor connection. */
export const responseTimeout = 3 * 60_000

/** Network and certificate errors after which nothing was sent. */
const neverReached =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT|UNABLE_TO_.*|.*CERT.*)$/

/** Prepares the server for forwarding; the returned handler forwards a request along its way. */
export async function openForwarding(
  app: FastifyInstance,
  destinations: Destinations,
): Promise<RouteHandlerMethod> {
  app.decorateRequest('way')
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

  return (request, reply) => {
    const { kind, pathname, isQuick } = request.way
    const { upstream, timeout } = destinations[kind]
    return reply.from(`${upstream}${pathname}`, {
      rewriteRequestHeaders: ({ ip, id }, headers) => ({
        ...passedOn(headers),
        ...(request.span?.traceparent && { traceparent: request.span.traceparent }),
        'x-forwarded-for': ip,
        'x-request-id': id,
      }),
      rewriteHeaders: passedOn,
      // By default the library retries ten times on 503.
      retryDelay: () => null,
      ...(isQuick && timeout !== undefined && { timeout }),
      onResponse: (_request, answered, response) => {
        const passed = answered as FastifyReply
        // If the library closed a connection that is still receiving, the sender would not get the response.
        passed.removeHeader('connection')
        passed.send((response as { stream: Readable }).stream)
      },
      onError: (failed, { error }) => {
        sendError(meaningOf(error, request), request, failed as FastifyReply)
      },
    })
  }
}

/** A write whose connection broke after it was sent may have been carried out. */
function meaningOf({ cause }: Error, request: FastifyRequest): Refused {
  const { code = '' } = (cause ?? {}) as NodeJS.ErrnoException
  return new Refused(isRead(request) || neverReached.test(code) ? 'unavailable' : 'outcome-unknown')
}

/** The body as it arrives, read to the end even if the API stops reading, so that the client gets its response. */
function passingThrough(payload: IncomingMessage): Readable {
  const passed = payload.pipe(new PassThrough())
  passed.once('close', () => payload.resume())
  payload.once('close', () => {
    if (!payload.complete) passed.destroy()
  })
  return passed
}
