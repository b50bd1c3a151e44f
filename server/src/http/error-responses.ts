import { InvalidToken } from '@wattle/adapters/identity/port.ts'
import { type RefusalCode, Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Problem, problemFrom } from './problems.ts'

/** Sends an error in the shape that all errors have. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { body } = beginErrorResponse(error, request, reply)
  return reply.send({ ...body, requestId: request.id })
}

/** Logs an error and sets the status and headers of its response; the caller sends the body. */
export function beginErrorResponse(error: unknown, request: FastifyRequest, reply: FastifyReply): Problem {
  const problem = problemFrom(error, request)
  const { status } = problem
  logError(error, problem, request)
  if (status === 401) reply.header('www-authenticate', challengeFor(error))
  if ((status === 429 || status === 503) && !reply.hasHeader('retry-after')) reply.header('retry-after', '2')
  if (status === 408) reply.header('connection', 'close')
  // A client that is still sending, such as a gateway, would not get the refusal, so the rest of the body is read and
  // discarded.
  if (status === 413) reply.removeHeader('connection')
  reply.status(status).header('cache-control', 'no-store')
  return problem
}

/** Refusals that every request gets during a rebuild or until an upgrade, which operators learn of in other ways. */
const routine: readonly string[] = ['rebuilding', 'release-too-old'] satisfies RefusalCode[]

function logError(
  error: unknown,
  { status, body: { code, issues } }: Problem,
  { log, socket, ip }: FastifyRequest,
) {
  const isGone = socket?.destroyed ?? false
  const isFault = status >= 500 && !routine.includes(code)
  if (isFault && !(isGone && isExpected(error))) log.error({ err: error }, code)
  else if (isGone) log.info({ code }, 'client-gone')
  else if (error instanceof InvalidToken) log.warn({ address: ip }, 'sign-in-refused')
  else log.info({ code, issues: issues?.map(({ path }) => path) }, 'refused')
}

/** Errors that are expected if the client disconnects: reading its body fails, and so may an API that was reading it. */
const isExpected = (error: unknown) =>
  error instanceof Refused ||
  ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes((error as { code?: string }).code ?? '')

/** RFC 6750: an error code is only included if a token was sent. */
const challengeFor = (error: unknown) =>
  `Bearer realm="Wattle"${error instanceof InvalidToken ? ', error="invalid_token"' : ''}`
