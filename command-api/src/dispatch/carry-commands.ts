import { randomUUID } from 'node:crypto'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import { CommandHeaders, declareHeaders } from '@wattle/server/http/garden-headers.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Pictures as data URLs, by the addresses they are to have. */
export type SentPictures = Map<string, string>

/** What a request brings for the command that it sends. */
export type SentCommand = {
  /**
   * A UUID, the same whenever the request is sent again: derived from its `Idempotency-Key`, or from a new one if it has none.
   * The garden is part of it, because the ids of new things are derived from it: two gardeners who happen to send the same key
   * must not share a plant.
   */
  id: string
  /** The body without what a schema fills in or tidies up, which may be something else in another release. */
  body: unknown
  /** The pictures that came with it, as far as they have an address by now. */
  pictures: SentPictures
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sends a command to the gardener's garden. */
    command?: true
  }
  interface FastifyRequest {
    /** On routes that send a command. */
    command: SentCommand
  }
}

/** Marks every route added to `app` from here on as one that sends a command, and reads what commands need of requests. */
export function carryCommands(app: FastifyInstance): void {
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
