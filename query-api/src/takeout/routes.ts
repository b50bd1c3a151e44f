import { Readable } from 'node:stream'
import { inFlightLimit } from '@wattle/server/http/in-flight-limit.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { openTakeout, type TakeoutSources } from './takeout.ts'

/** Each takeout holds a folded garden in memory for as long as the gardener takes to download it. */
const atOnce = { all: 20, each: 1 }

const binary = { type: 'string', format: 'binary' } as const

export const takeoutRoutes: FastifyPluginAsyncZod<TakeoutSources> = async (app, sources) => {
  const underWay = inFlightLimit(atOnce)

  app.get(
    '/takeout',
    {
      config: { readsAll: true },
      schema: {
        tags: ['takeout'],
        summary: 'Everything in the garden as one ZIP',
        description:
          'A page with the pictures, tables of plants and tasks, a calendar of the tasks to do, and every event, which another installation can import. Its `content-length` is known from the start.',
        response: { 200: { content: { 'application/zip': { schema: z.instanceof(Buffer).meta(binary) } } } },
      },
    },
    async ({ method, gardener: { gardenId } }, reply) => {
      underWay.holdFor(reply.raw, gardenId)
      const { size, stream, madeOn } = await openTakeout(sources, gardenId)
      reply
        .type('application/zip')
        .header('content-length', size)
        .header('content-disposition', `attachment; filename="wattle-garden-${madeOn}.zip"`)
      if (method === 'HEAD') stream.destroy()
      return reply.send((method === 'HEAD' ? Readable.from([]) : stream) as never)
    },
  )
}
