import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import replyFrom from '@fastify/reply-from'
import { closeServer } from '@wattle/adapters/http/close-server.ts'
import { problemFrom } from '@wattle/adapters/http/problems.ts'
import { addSecurityHeaders } from '@wattle/adapters/http/security-headers.ts'
import { largestBody, loggerAt, requestIdOf } from '@wattle/adapters/http/server.ts'
import { elsewhereOf, serverOptions } from '@wattle/adapters/http/server-options.ts'
import type { Running } from '@wattle/adapters/process/run-process.ts'
import type { Settings } from '@wattle/adapters/settings.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { serveWebFiles } from '../web-files.ts'

/** A picture of ten megabytes over a poor connection. */
const longestAnswer = 3 * 60_000
/** Reads end within seconds; who waits longer is told that something is wrong. */
const longestRead = 10_000
/** What is said where nothing was sent yet. */
const neverReached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

/**
 * The one origin that browsers see: the web app's files, reads passed on to the query API, writes and all about pictures to
 * the command API. What is behind it and does not answer is told as any other outage.
 */
export async function createGateway(
  settings: Settings,
  webFolder: string,
  patience: number = longestRead,
): Promise<Running> {
  const { WATTLE_COMMAND_API: commandApi, WATTLE_QUERY_API: queryApi, WATTLE_PROXIES: proxies } = settings
  const app = Fastify({
    logger: loggerAt(serverOptions(settings).logLevel),
    genReqId: requestIdOf,
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
  app.addContentTypeParser('*', (_request, payload, done) => done(null, passingThrough(payload)))

  await app.register(replyFrom, {
    undici: { headersTimeout: longestAnswer, bodyTimeout: longestAnswer },
    disableRequestLogging: true,
  })
  app.all('/api/*', (request, reply) => {
    // As the servers behind will read it, whatever was written: a backslash is a slash to them, and `..` leads up.
    const { pathname } = URL.parse(request.url, queryApi) ?? {}
    if (!pathname?.startsWith('/api/')) throw new Refused('route-not-found')
    const asks = request.method === 'GET' || request.method === 'HEAD'
    const upstream = asks && !pathname.startsWith('/api/images/') ? queryApi : commandApi
    return reply.from(`${upstream}${pathname}`, {
      rewriteRequestHeaders: ({ ip, id }, { expect: _answered, ...headers }) => ({
        ...headers,
        'x-forwarded-for': ip,
        'x-request-id': id,
      }),
      // What holds for the connection behind does not for the one in front.
      rewriteHeaders: ({ connection: _open, 'keep-alive': _kept, 'transfer-encoding': _coded, ...headers }) =>
        headers,
      // Of itself the library asks ten times more where the answer is that an engine is away.
      retryDelay: () => null,
      ...(upstream === queryApi && { timeout: patience }),
      onResponse: (_request, answered, response) => {
        const passed = answered as FastifyReply
        // The library ends a connection on which something is still being sent, and who sends hears nothing then.
        passed.removeHeader('connection')
        passed.send((response as { stream: Readable }).stream)
      },
      onError: (failed, { error }) => {
        // A write that was on its way when the connection ended may have been done.
        const { code = '' } = (error.cause ?? {}) as NodeJS.ErrnoException
        const isSure = asks || neverReached.includes(code)
        answer(new Refused(isSure ? 'unavailable' : 'outcome-unknown'), request, failed as FastifyReply)
      },
    })
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  // Not the web app, which answers every other address: a monitor would take it for a yes.
  for (const path of ['/readyz', '/metrics']) {
    app.get(path, async () => {
      throw new Refused('route-not-found')
    })
  }
  await serveWebFiles(app, webFolder)
  return { app, stop: () => closeServer(app) }
}

/** The body as it comes. What the server behind does not want is taken in all the same, so that its answer is heard. */
function passingThrough(payload: IncomingMessage): Readable {
  const passed = payload.pipe(new PassThrough())
  passed.once('close', () => payload.resume())
  payload.once('close', () => {
    if (!payload.complete) passed.destroy()
  })
  return passed
}

function answer(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = problemFrom(error)
  if (status === 503) reply.header('retry-after', '2')
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .send({ ...body, requestId: request.id })
}
