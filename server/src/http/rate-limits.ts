import rateLimit from '@fastify/rate-limit'
import { isSentAlong, picturesIn } from '@wattle/contracts/images/pictures-in.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from './address-of.ts'
import { WindowStore } from './window-store.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A picture comes this way, or is about to: ten megabytes each, so there may be fewer of them. */
    bringsPicture?: true
    /** Reads a whole garden, so there may be only a few of them; or says which requests do. */
    readsAll?: true | ((request: FastifyRequest) => boolean)
  }
}

/** Households and offices share an address, and a page is many small files and pictures. */
const gardenersOfAnAddress = 10
/** More than anybody chooses in a minute, where each is asked for and perhaps sent a second way. */
const picturesPerMinute = 60
/** Enough to try again; nobody needs all there is more often. */
const completeReadsPerMinute = 6

/**
 * Bounds the requests a minute: of an address before anything is looked at, of a garden once a token has been verified.
 * Those that bring pictures or read everything are counted once more by themselves. Routes with `rateLimit: false` are not counted.
 */
export async function limitRequests(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, { global: false, timeWindow: '1 minute', store: WindowStore })
  const byAddress = (max: number) =>
    app.createRateLimit({ max: max * gardenersOfAnAddress, keyGenerator: addressOf })
  const byGarden = (max: number) =>
    app.createRateLimit({ max, keyGenerator: (request) => request.gardener.gardenId })
  const ofAddress = byAddress(perMinute)
  const ofGarden = byGarden(perMinute)
  const picturesOfAddress = byAddress(picturesPerMinute)
  const picturesOfGarden = byGarden(picturesPerMinute)
  const completeReadsOfGarden = byGarden(completeReadsPerMinute)
  const count = async (counter: typeof ofAddress, request: FastifyRequest, reply: FastifyReply) => {
    const counted = await counter(request)
    if (counted.isAllowed || !counted.isExceeded) return
    reply.header('retry-after', counted.ttlInSeconds)
    throw new Refused('too-many-requests')
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.rateLimit !== false) await count(ofAddress, request, reply)
  })
  // The first moment after authentication, which is a hook of the routes behind it; the body is unread as yet.
  app.addHook('preParsing', async (request, reply) => {
    if (request.gardener) await count(ofGarden, request, reply)
    const { bringsPicture, readsAll } = request.routeOptions.config
    if (bringsPicture) await count(request.gardener ? picturesOfGarden : picturesOfAddress, request, reply)
    if (typeof readsAll === 'function' ? readsAll(request) : readsAll)
      await count(completeReadsOfGarden, request, reply)
  })
  // Others bring pictures in their bodies.
  app.addHook('preHandler', async (request, reply) => {
    if (!request.gardener) return
    for (const _ of picturesIn(request.body).filter(isSentAlong))
      await count(picturesOfGarden, request, reply)
  })
}
