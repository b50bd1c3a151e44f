import replyFrom from '@fastify/reply-from'
import { closeWithin } from '@wattle/adapters/http/close-within.ts'
import { problemFrom } from '@wattle/adapters/http/problems.ts'
import { addSecurityHeaders } from '@wattle/adapters/http/security-headers.ts'
import { largestBody } from '@wattle/adapters/http/server.ts'
import { elsewhereOf } from '@wattle/adapters/http/server-options.ts'
import type { Running } from '@wattle/adapters/process/run-process.ts'
import type { Settings } from '@wattle/adapters/settings.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { serveWebFiles } from '../web-files.ts'

const longestFarewell = 5000
/** A picture of ten megabytes over a poor connection. */
const longestAnswer = 3 * 60_000

/**
 * The one origin that browsers see: the web app's files, reads passed on to the query API, writes and all about pictures to
 * the command API. What is behind it and does not answer is told as any other outage.
 */
export async function createGateway(settings: Settings, webFolder: string): Promise<Running> {
  const { WATTLE_COMMAND_API: commandApi, WATTLE_QUERY_API: queryApi, WATTLE_PROXIES: proxies } = settings
  const app = Fastify({
    trustProxy: proxies.length > 0 ? proxies : false,
    requestTimeout: longestAnswer,
    routerOptions: { maxParamLength: 600 },
    frameworkErrors: answer,
  })
  addSecurityHeaders(app, elsewhereOf(settings))
  app.setErrorHandler(answer)
  app.addHook('onRequest', async ({ headers }) => {
    if (Number(headers['content-length']) > largestBody) throw new Refused('body-too-large')
  })
  app.setNotFoundHandler((request, reply) => answer(new Refused('route-not-found'), request, reply))
  app.removeAllContentTypeParsers()
  // Bodies pass through as they come.
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  await app.register(replyFrom, {
    undici: { headersTimeout: longestAnswer, bodyTimeout: longestAnswer },
    disableRequestLogging: true,
  })
  app.all('/api/*', (request, reply) => {
    const asks = request.method === 'GET' || request.method === 'HEAD'
    const toQueryApi = asks && !request.url.startsWith('/api/images/')
    return reply.from(`${toQueryApi ? queryApi : commandApi}${request.url}`, {
      rewriteRequestHeaders: (_request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
      onError: (failed, { error }) => {
        request.log.warn({ err: error }, 'unreachable')
        answer(new Refused('unavailable'), request, failed as FastifyReply)
      },
    })
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  await serveWebFiles(app, webFolder)
  return { app, stop: () => closeWithin(app, longestFarewell) }
}

function answer(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = problemFrom(error)
  if (status === 503) reply.header('retry-after', '2')
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .send({ ...body, requestId: request.id })
}
