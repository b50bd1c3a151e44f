import rateLimit from '@fastify/rate-limit'
import { isSentAlong, picturesIn } from '@wattle/contracts/images/pictures-in.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from './address-of.ts'
import { WindowStore } from './window-store.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Brings a picture of up to ten megabytes, or announces one, so there is a lower limit. */
    bringsPicture?: true
    /** Reads a whole garden, so there is a much lower limit. A function says which requests do. */
    readsAll?: true | ((request: FastifyRequest) => boolean)
    /** May compare a name with all names of the guide, so there is a lower limit for an address. */
    searchesGuide?: true
  }
}

/** Households and offices share an address, and a page loads many small files and pictures. */
const gardenersOfAnAddress = 10
/** More than anybody picks in a minute, even if each is announced first and perhaps sent again another way. */
const picturesPerMinute = 60
/** Enough for retries; nobody needs a whole garden more often. */
const completeReadsPerMinute = 6
/** Two a second while a name is typed. A search that finds nothing takes about 5 ms of CPU, a long one 13 ms. */
const guideSearchesPerMinute = 120

/**
 * Limits requests per minute: by address before any other work, and by garden once the token is verified. Requests with
 * pictures, those that read a whole garden and those that search the guide have further limits. Routes with
 * `rateLimit: false` are not counted.
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
  const guideSearchesOfAddress = byAddress(guideSearchesPerMinute)
  const count = async (counter: typeof ofAddress, request: FastifyRequest, reply: FastifyReply) => {
    const counted = await counter(request)
    if (counted.isAllowed || !counted.isExceeded) return
    reply.header('retry-after', counted.ttlInSeconds)
    throw new Refused('too-many-requests')
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.rateLimit !== false) await count(ofAddress, request, reply)
  })
  // The first hook after authentication, which is an `onRequest` hook of the routes; the body has not been read yet.
  app.addHook('preParsing', async (request, reply) => {
    if (request.gardener) await count(ofGarden, request, reply)
    const { bringsPicture, readsAll, searchesGuide } = request.routeOptions.config
    if (bringsPicture) await count(request.gardener ? picturesOfGarden : picturesOfAddress, request, reply)
    if (typeof readsAll === 'function' ? readsAll(request) : readsAll)
      await count(completeReadsOfGarden, request, reply)
    if (searchesGuide) await count(guideSearchesOfAddress, request, reply)
  })
  // Other routes carry pictures inside their JSON bodies.
  app.addHook('preHandler', async (request, reply) => {
    if (!request.gardener) return
    for (const _ of picturesIn(request.body).filter(isSentAlong))
      await count(picturesOfGarden, request, reply)
  })
}
