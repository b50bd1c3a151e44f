import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf } from './address-of.ts'
import { idleTimeout } from './idle-timeout.ts'
import { type InFlightBounds, inFlightLimit } from './in-flight-limit.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

export type BodyBounds = {
  /** Bodies up to this many bytes are small. They have their own memory limit, whatever large ones use. */
  smallBody: number
  small: InFlightBounds
  large: InFlightBounds
  /** Milliseconds a sender has for the rest of a body, or for the next 64 KiB of it. */
  stallTimeout: number
}

/** Five of the largest pictures fit for each gardener, as many as a gallery holds. */
const usual: BodyBounds = {
  smallBody: 64 * kilobyte,
  small: { all: 32 * megabyte, each: 4 * megabyte },
  large: { all: 192 * megabyte, each: 64 * megabyte },
  stallTimeout: 10_000,
}

const progress = 64 * kilobyte

/**
 * Limits the memory that request bodies take until their requests are finished: in total, and per gardener, or per
 * address without a token. Beyond that, clients are asked to retry. Only received bytes count, whatever the headers
 * announced, and a stalled sender is disconnected.
 */
export function boundBodies(app: FastifyInstance, bounds: BodyBounds = usual): void {
  const memory = bodyMemory(bounds)
  const watch = idleTimeout(bounds.stallTimeout)
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (!hasBody(request)) return done()
    const { raw } = request
    const body = memory.of(request)
    let awaited = progress

    const refuse = (error: unknown) => {
      leave()
      raw.emit('error', error)
    }
    const arriving = watch(() => refuse(new Refused('body-stalled')))
    const take = (chunk: Buffer) => {
      try {
        const arrived = body.add(chunk.length)
        if (arrived < awaited) return
        awaited = arrived + progress
        arriving.progress()
      } catch (error) {
        refuse(error)
      }
    }
    const leave = () => {
      arriving.end()
      raw.off('data', take)
      body.release()
    }
    // Pause, because a `data` listener would start the stream before the parser listens as well.
    raw.pause().on('data', take)
    raw.on('end', arriving.end).on('error', () => undefined)
    // Emitted for every request, including aborted ones.
    reply.raw.once('close', leave)
    done()
  })
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

function bodyMemory({ smallBody, ...bounds }: BodyBounds) {
  const [small, large] = [inFlightLimit(bounds.small), inFlightLimit(bounds.large)]
  return {
    of(request: FastifyRequest) {
      const sender = request.gardener ? request.gardener.gardenId : addressOf(request)
      const most = request.routeOptions.bodyLimit ?? megabyte
      let arrived = 0
      let giveBack = () => {}
      const release = () => {
        giveBack()
        giveBack = () => {}
      }
      return {
        release,
        /** Reserves this many more bytes and returns how many have arrived. Throws `Refused` if there is no room. */
        add(bytes: number): number {
          release()
          arrived += bytes
          // The parser discards bytes beyond the route's limit.
          giveBack = (arrived > smallBody ? large : small).hold(sender, Math.min(arrived, most))
          return arrived
        },
      }
    },
  }
}
