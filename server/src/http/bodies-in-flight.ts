import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf } from './address-of.ts'
import { type InFlightBounds, inFlightLimit } from './in-flight-limit.ts'
import { stallWatch } from './stall-watch.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

export type BodyBounds = {
  /** Bytes up to which a body is small. Small ones have room of their own, whatever the large ones take. */
  smallBody: number
  small: InFlightBounds
  large: InFlightBounds
  /** Milliseconds that a sender has for the rest of a body, or for another 64 KiB of it. */
  stallTimeout: number
}

/** Five of the largest pictures fit for each gardener: as many as a gallery holds. */
const usual: BodyBounds = {
  smallBody: 64 * kilobyte,
  small: { all: 32 * megabyte, each: 4 * megabyte },
  large: { all: 192 * megabyte, each: 64 * megabyte },
  stallTimeout: 10_000,
}

const progress = 64 * kilobyte

/**
 * Limits the memory that request bodies take, from their arrival until they are answered: in total, and for one gardener,
 * or for one address without a token. Beyond that, clients are asked to retry. Only what has arrived counts, whatever was
 * announced, and a sender that stalls is let go.
 */
export function boundBodies(app: FastifyInstance, bounds: BodyBounds = usual): void {
  const memory = bodyMemory(bounds)
  const watch = stallWatch(bounds.stallTimeout)
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
    // It is paused, so that it does not flow before the parser listens as well.
    raw.pause().on('data', take)
    raw.on('end', arriving.end).on('error', () => undefined)
    // Comes for every request, also for one that is broken off.
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
        /** Holds so many more bytes and answers how many have arrived. Throws `Refused` when there is no room. */
        add(bytes: number): number {
          release()
          arrived += bytes
          // The parser discards what comes beyond the limit of the route.
          giveBack = (arrived > smallBody ? large : small).hold(sender, Math.min(arrived, most))
          return arrived
        },
      }
    },
  }
}
