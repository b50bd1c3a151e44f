import { allowStyle } from '@wattle/server/http/security-headers.ts'
import type { FastifyReply } from 'fastify'
import { type HtmlPage, renderPage } from './page.ts'
import { style } from './style.ts'

/** Answers with a page; `origin` is where browsers reach the app, for pages that name an address of their own. */
export function sendPage(reply: FastifyReply, page: HtmlPage, origin = '') {
  allowStyle(reply, style)
  return reply.type('text/html; charset=utf-8').send(renderPage(page, origin))
}
