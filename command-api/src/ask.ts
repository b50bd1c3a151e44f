import { randomUUID } from 'node:crypto'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CommandContext, CommandHandler, Handled } from './handle-command.ts'

/** Whether what visitors see reflects this garden revision, waiting for it at most so many milliseconds. */
export type PublicHasSeen = (gardenId: GardenId, revision: number, milliseconds: number) => Promise<boolean>

export type Ask = (request: FastifyRequest, reply: FastifyReply, command: GardenCommand) => Promise<Handled>

const patience = 2000

/** Hands a request's command to the handler and puts the garden's revision on the answer. */
export function createAsk(handle: CommandHandler, publicHasSeen: PublicHasSeen): Ask {
  return async (request, reply, command) => {
    const { gardenId } = request.gardener
    const handled = await handle(contextOf(request), command)
    reply.header('x-garden-revision', handled.revision)
    if (handled.events.some(hides) && !(await publicHasSeen(gardenId, handled.revision, patience))) {
      reply.header('x-garden-behind', 'true')
    }
    return handled
  }
}

/** What every command of a request is known by. */
export function contextOf(request: FastifyRequest): CommandContext {
  const { 'x-garden-revision': seen } = request.headers
  return {
    gardenId: request.gardener.gardenId,
    commandId: commandIdOf(request),
    asked: [request.method, request.url, request.body],
    correlationId: request.correlationId,
    causationId: request.correlationId,
    actor: 'gardener',
    ...(typeof seen === 'string' && /^\d{1,15}$/.test(seen) ? { seenRevision: Number(seen) } : {}),
  }
}

const commandIds = new WeakMap<FastifyRequest, string>()

/** The `Idempotency-Key`, a UUID, or one of our own for a request that carries none. */
export function commandIdOf(request: FastifyRequest): string {
  const known = commandIds.get(request)
  if (known) return known
  const given = request.headers['idempotency-key']
  const id = given === undefined ? randomUUID() : idempotencyKey.parse(given).toLowerCase()
  commandIds.set(request, id)
  return id
}

const idempotencyKey = z.uuid()

/** Whether visitors may see less after this event than before. */
function hides(event: GardenEvent): boolean {
  switch (event.type) {
    case 'VisibilityChanged':
      return event.visibility === 'private'
    case 'PlantDeleted':
      return event.visibility === 'public'
    case 'LocationDeleted':
    case 'GardenUnlisted':
    case 'ProfilePresented':
      return true
    default:
      return false
  }
}
