import { allowStyle } from '@wattle/server/http/security-headers.ts'
import type { FastifyReply } from 'fastify'
import { type HtmlPage, renderPage } from './page.ts'
import { style } from './style.ts'

/** Sends a sitemap. */
export const sendXml = (reply: FastifyReply, xml: string) =>
  reply.type('application/xml; charset=utf-8').send(xml)

/** Sends a page; `origin` is where browsers reach the app, and is needed by pages with a canonical path. */
export function sendPage(reply: FastifyReply, page: HtmlPage, origin = '') {
  allowStyle(reply, style)
  return reply.type('text/html; charset=utf-8').send(renderPage(page, origin))
}
