import { isSentAlong, picturesIn } from '@wattle/contracts/images/pictures-in.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { addressOf } from './address-of.ts'
import { RequestCounts } from './request-counts.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A picture comes this way, or is about to: ten megabytes each, so there may be fewer of them. */
    bringsPicture?: true
    /** Reads a whole garden with its pictures, so there may be only a few of them. */
    readsAll?: true
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
export function limitRequests(app: FastifyInstance, perMinute: number): void {
  const ofAddress = new RequestCounts(perMinute * gardenersOfAnAddress)
  const ofGarden = new RequestCounts(perMinute)
  const picturesOfAddress = new RequestCounts(picturesPerMinute * gardenersOfAnAddress)
  const picturesOfGarden = new RequestCounts(picturesPerMinute)
  const completeReadsOfGarden = new RequestCounts(completeReadsPerMinute)
  const count = (counts: RequestCounts, key: string, reply: FastifyReply) => {
    const seconds = counts.add(key)
    if (seconds === 0) return
    reply.header('retry-after', seconds)
    throw new Refused('too-many-requests')
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.rateLimit !== false) count(ofAddress, addressOf(request), reply)
    done()
  })
  // The first moment after authentication, which is a hook of the routes behind it; the body is unread as yet.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const { gardener } = request
    const { bringsPicture, readsAll } = request.routeOptions.config
    if (gardener) count(ofGarden, gardener.gardenId, reply)
    if (bringsPicture && gardener) count(picturesOfGarden, gardener.gardenId, reply)
    if (bringsPicture && !gardener) count(picturesOfAddress, addressOf(request), reply)
    if (readsAll) count(completeReadsOfGarden, gardener.gardenId, reply)
    done()
  })
  // Others bring pictures in their bodies.
  app.addHook('preHandler', ({ gardener, body }, reply, done) => {
    if (gardener)
      for (const _ of picturesIn(body).filter(isSentAlong)) count(picturesOfGarden, gardener.gardenId, reply)
    done()
  })
}
