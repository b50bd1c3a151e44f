import { setTimeout as sleep } from 'node:timers/promises'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { seenRevisionIn } from '@wattle/server/http/garden-headers.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CommandContext, CommandHandler, CommandResult } from './command-handler.ts'
import { hidFromVisitors } from './hid-from-visitors.ts'

/** Whether the public read models have reached this garden revision; waits for them up to `milliseconds`. */
export type PublicHasSeen = (gardenId: GardenId, revision: number, milliseconds: number) => Promise<boolean>

/** Additions to a command's context. The second command of a request needs a `commandId` of its own. */
type Special = Partial<Pick<CommandContext, 'beforeAppend' | 'commandId'>>

export type Dispatch = (
  request: FastifyRequest,
  reply: FastifyReply,
  command: GardenCommand,
  special?: Special,
) => Promise<CommandResult>

/**
 * Passes a request's command to the handler and sets the garden's revision in the response. A command that
 * hides something is answered once visitors can no longer see it, or after `timeout` milliseconds.
 */
export function createDispatch(
  handle: CommandHandler,
  publicHasSeen: PublicHasSeen,
  timeout = 2000,
): Dispatch {
  return async (request, reply, command, special) => {
    const { gardenId } = request.gardener
    const handled = await handle({ ...contextOf(request), ...special }, command)
    reply.header('x-garden-revision', handled.revision)
    const { events, garden, revision } = handled
    if (hidFromVisitors(events, garden) && !(await isHidden(request, gardenId, revision)))
      reply.header('x-garden-behind', 'true')
    return handled
  }

  /**
   * The command is already appended: if the read models are unavailable, the response only says that they are
   * behind.
   */
  async function isHidden(request: FastifyRequest, gardenId: GardenId, revision: number): Promise<boolean> {
    const answered = new AbortController()
    try {
      const late = sleep(timeout, false, { signal: answered.signal }).catch(() => false)
      return await Promise.race([publicHasSeen(gardenId, revision, timeout), late])
    } catch (error) {
      request.log.warn({ err: error }, 'public-unseen')
      return false
    } finally {
      answered.abort()
    }
  }
}

/** The command context that a request determines. */
function contextOf(request: FastifyRequest): CommandContext {
  const { gardener, method, url, body, command } = request
  const { gardenId } = gardener
  return {
    gardenId,
    commandId: command.id,
    asked: [method, url, command.body],
    parsed: [method, url, body],
    correlationId: request.correlationId,
    causationId: request.correlationId,
    actor: 'gardener',
    sentPictures: command.pictures,
    seenRevision: seenRevisionIn(request.headers, gardenId),
  }
}
