import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Refused } from '@wattle/contracts/refusals.ts'
import { allowStyle, asPartOfPage } from '@wattle/server/http/security-headers.ts'
import { isNeverApp } from '@wattle/server/http/undecodable-pages.ts'
import type { FastifyInstance } from 'fastify'

/**
 * Serves the built web app: its files, compressed if the client accepts that, and `index.html` for every other address
 * outside `/api`.
 */
export async function serveWebFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  const [, coverStyle] =
    /<style>(.*?)<\/style>/s.exec(await readFile(join(folder, 'index.html'), 'utf8')) ?? []
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (/\.(?:js|css)(?:\.\w+)?$/.test(path)) asPartOfPage(reply)
      if (coverStyle && /\bindex\.html(?:\.\w+)?$/.test(path)) allowStyle(reply, coverStyle)
    },
    schemaHide: true,
  })
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (isNeverApp(request.url)) throw new Refused('route-not-found')
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
