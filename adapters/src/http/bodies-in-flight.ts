import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const megabyte = 1024 * 1024

export type BodyBounds = {
  /** Bytes of all bodies at once. */
  all: number
  /** Of these, bytes that one gardener, or one address without a token, may send at once. */
  each: number
}

/** Five of the largest pictures fit for each: as many as a gallery holds. */
const usual: BodyBounds = { all: 192 * megabyte, each: 64 * megabyte }

/**
 * Bounds the memory that bodies take from before they are read until they are answered. Who comes when it is full is asked
 * to come back.
 */
export function boundBodies(app: FastifyInstance, { all, each }: BodyBounds = usual): void {
  const held = new Map<string, number>()
  let total = 0
  const hold = (key: string, bytes: number) => {
    total += bytes
    const now = (held.get(key) ?? 0) + bytes
    if (now > 0) held.set(key, now)
    else held.delete(key)
  }

  app.addHook('preParsing', async (request, reply) => {
    const bytes = announcedBytes(request)
    if (bytes === 0) return
    const key = request.gardener ? request.gardener.gardenId : request.ip
    if (total + bytes > all || (held.get(key) ?? 0) + bytes > each) throw new Refused('unavailable')
    hold(key, bytes)
    // Comes for every request, also for one that is broken off.
    reply.raw.once('close', () => hold(key, -bytes))
  })
}

/** What a body may take: what it says, and at most what its route reads. */
function announcedBytes({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? megabyte
  if (headers['transfer-encoding'] !== undefined) return most
  return Math.min(Number(headers['content-length']) || 0, most)
}
