import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf } from './address-of.ts'
import { type InFlightBounds, inFlightLimit } from './in-flight-limit.ts'

const megabyte = 1024 * 1024

/** Five of the largest pictures fit for each: as many as a gallery holds. */
const usual: InFlightBounds = { all: 192 * megabyte, each: 64 * megabyte }

/**
 * Limits the memory that request bodies take, from before they are read until they are answered: in total, and for one
 * gardener, or for one address without a token. Beyond that, clients are asked to retry.
 */
export function boundBodies(app: FastifyInstance, bounds: InFlightBounds = usual): void {
  const memory = inFlightLimit(bounds)
  app.addHook('preParsing', async (request, reply) => {
    const bytes = announcedBytes(request)
    if (bytes === 0) return
    const release = memory.hold(request.gardener ? request.gardener.gardenId : addressOf(request), bytes)
    // Comes for every request, also for one that is broken off.
    reply.raw.once('close', release)
  })
}

/** The memory a body may take: its stated length, and at most what its route reads. */
function announcedBytes({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? megabyte
  if (headers['transfer-encoding'] !== undefined) return most
  return Math.min(Number(headers['content-length']) || 0, most)
}
