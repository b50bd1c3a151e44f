import { sendPage } from '@wattle/query-api/pages/send-page.ts'
import { unavailablePage } from '@wattle/query-api/pages/unavailable-page.ts'
import { beginErrorResponse } from '@wattle/server/http/error-responses.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { publicPages } from './ways.ts'

/** Sends an error as the APIs do: as a page if a public page cannot be had now. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = beginErrorResponse(error, request, reply)
  const isPage = publicPages.includes(request.routeOptions?.url ?? '')
  const passes = status === 429 || status >= 500
  return isPage && passes ? sendPage(reply, unavailablePage) : reply.send({ ...body, requestId: request.id })
}
