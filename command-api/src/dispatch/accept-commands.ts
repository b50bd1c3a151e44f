import { randomUUID } from 'node:crypto'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import { CommandHeaders, declareHeaders } from '@wattle/server/http/garden-headers.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SentPictures } from './command-handler.ts'

/** What the command of a request needs from that request. */
type SentCommand = {
  /**
   * A UUID that stays the same when the request is repeated: derived from its `Idempotency-Key`, or random
   * without one. The garden is part of it, because ids of new things are derived from it: two gardeners who
   * send the same key must not share a plant.
   */
  id: string
  /** The body before its schema adds defaults and normalises it, which another release may do differently. */
  body: unknown
  /** The pictures sent with the request, as far as they have been given a URL. */
  pictures: SentPictures
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route sends a command to the gardener's garden. */
    command?: true
  }
  interface FastifyRequest {
    /** Only on routes that send a command. */
    command: SentCommand
  }
}

/**
 * Marks every route that is added to `app` from now on as sending a command, and reads the command's data
 * from its requests.
 */
export function acceptCommands(app: FastifyInstance): void {
  declareHeaders(app, CommandHeaders)
  app.decorateRequest('command')
  app.addHook('preValidation', (request, _reply, done) => {
    request.command = { id: commandIdOf(request), body: request.body, pictures: new Map() }
    done()
  })
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, command: true }
  })
}

function commandIdOf({ gardener, headers }: FastifyRequest): string {
  const key = headers['idempotency-key'] ?? randomUUID()
  return uuid5(gardener.gardenId, String(key).toLowerCase())
}
