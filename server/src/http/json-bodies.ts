import { isFields } from '@wattle/contracts/known-fields.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyInstance } from 'fastify'
import { boundJson } from './json-bounds.ts'

const megabyte = 1024 * 1024
/** What a route reads, a picture apart. */
export const usualBody = megabyte
/** What a route reads at most: a picture of ten megabytes written as text. */
export const largestBody = 15 * megabyte

/** Reads JSON bodies, and no other text. An empty one is no body. */
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

/** How long the picture in a body is. */
const pictureIn = (body: unknown): number =>
  isFields(body) && typeof body.imageUrl === 'string' ? body.imageUrl.length : 0
