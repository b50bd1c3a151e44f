import { isFields } from '@wattle/contracts/known-fields.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyInstance } from 'fastify'
import { boundJson } from './json-bounds.ts'

const megabyte = 1024 * 1024
/** The most that a route reads, not counting a picture. */
export const usualBody = megabyte
/** The absolute limit: fits a ten-megabyte picture in base64. */
export const largestBody = 15 * megabyte

/** Accepts JSON bodies and rejects plain text. An empty body counts as no body. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    if (text === '') return done(null, undefined)
    boundJson(text)
    parse(request, text, (error, value) => {
      if (error) done(error)
      else if (text.length - pictureIn(value) > usualBody) done(new Refused('body-too-large'))
      else done(null, value)
    })
  })
}

/** The length of the picture in a body. */
const pictureIn = (body: unknown): number =>
  isFields(body) && typeof body.imageUrl === 'string' ? body.imageUrl.length : 0
