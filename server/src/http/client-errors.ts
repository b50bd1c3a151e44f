import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type RefusalCode, Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { problemFrom } from './problems.ts'

const meanings: Record<string, RefusalCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'body-stalled',
}

/** Responds to bytes that are not a valid HTTP request with the usual error body, then closes the connection. */
export const sendClientError: NonNullable<FastifyServerOptions['clientErrorHandler']> = function (
  this: FastifyInstance,
  error,
  socket,
) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  // If a response has already started, nothing else can be sent.
  if (socket.writable && !isResponding(socket)) {
    const { status, body } = problemFrom(new Refused(meanings[error.code] ?? 'invalid'))
    const requestId = randomUUID()
    this.log.info({ reqId: requestId, code: body.code, reason: error.code }, 'refused')
    const text = JSON.stringify({ ...body, requestId })
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(text)}`,
      `x-request-id: ${requestId}`,
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'connection: close',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  }
  socket.destroy(error)
}

/** Node keeps the current response on its socket. */
const isResponding = (socket: Socket): boolean =>
  (socket as Socket & { _httpMessage?: { headersSent: boolean } | null })._httpMessage?.headersSent ?? false
