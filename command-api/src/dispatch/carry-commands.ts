import { CommandHeaders, declareHeaders } from '@wattle/server/http/garden-headers.ts'
import type { FastifyInstance } from 'fastify'
import { keepSentBody } from './sent-body.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sends a command to the gardener's garden. */
    command?: true
  }
}

/** Marks every route added to `app` from here on as one that sends a command, and reads what commands need of requests. */
export function carryCommands(app: FastifyInstance): void {
  declareHeaders(app, CommandHeaders)
  app.addHook('preValidation', (request, _reply, done) => {
    keepSentBody(request)
    done()
  })
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, command: true }
  })
}
