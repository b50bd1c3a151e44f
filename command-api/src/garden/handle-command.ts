import { hash as digest } from 'node:crypto'
import { noStream, WrongExpectedRevision } from '@wattle/adapters/event-log/port.ts'
import type { Tracer } from '@wattle/adapters/tracing/port.ts'
import { inSpan } from '@wattle/adapters/tracing/spans.ts'
import { untraced } from '@wattle/adapters/tracing/untraced.ts'
import { type EventMetadata, gardenStream } from '@wattle/contracts/envelope.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import { type GardenEvent, seal, unseal } from '@wattle/contracts/garden/events.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import type { CommandContext, CommandHandler, CommandResult } from '../dispatch/command-handler.ts'
import { readLink } from '../identity/read-link.ts'
import type { KeepPictures } from '../images/keep-pictures.ts'
import { Queues } from '../lib/queues.ts'
import { replay } from '../state/evolve.ts'
import type { Garden } from '../state/garden.ts'
import type { RememberedCommand } from '../state/remembered-commands.ts'
import { appendWithRetry } from './append-with-retry.ts'
import { decide } from './decide.ts'
import type { GardenAtRevision } from './garden-at-revision.ts'
import { GardenCache, type GardenCacheOptions } from './garden-cache.ts'
import { createUnchangedCommandMemory, type UnchangedCommandsOptions } from './unchanged-commands.ts'

export type CommandHandlerOptions = GardenCacheOptions &
  UnchangedCommandsOptions & {
    keepPictures: KeepPictures
    tracer?: Tracer
    onAppended?: (events: number) => void
  }

/**
 * Measured with two processes writing to one garden without a pause: with 3 attempts, 80 of 1000 commands
 * were refused; with 10, 11.
 */
const attempts = 10

/**
 * The most milliseconds by which clocks may differ. A clock further ahead was wrong, and later events must
 * not take over its time.
 */
const mostSkew = 60_000

/** Handles commands, one per garden at a time. Except for imports, nothing else writes to gardens. */
export function createCommandHandler(options: CommandHandlerOptions): CommandHandler {
  const { tracer = untraced } = options
  const loop = new CommandLoop(options)
  const queues = new Queues()
  return (context, command) =>
    inSpan(tracer, command.type, {}, () => queues.run(context.gardenId, () => loop.handle(context, command)))
}

/** Read, fold, decide, keep the pictures, append; after a conflict, again from the start. */
class CommandLoop {
  readonly #options: CommandHandlerOptions
  readonly #gardens: GardenCache
  readonly #unchanged: ReturnType<typeof createUnchangedCommandMemory>

  constructor(options: CommandHandlerOptions) {
    this.#options = options
    this.#gardens = new GardenCache(options)
    this.#unchanged = createUnchangedCommandMemory(options)
  }

  async handle(context: CommandContext, command: GardenCommand): Promise<CommandResult> {
    const hash = hashOf(context.asked)
    const unchanged = await this.#unchanged.recall(context)
    let { at, fresh } = await this.#gardens.get(context.gardenId, context.seenRevision)
    for (let conflicts = 0; ; ) {
      const before = at.garden.commands.find(({ commandId }) => commandId === context.commandId) ?? unchanged
      if (before) return this.#answerAgain(context, hash, before, at)

      const events = attemptToDecide(command, at.garden)
      const wantsNothing = events instanceof Refused || events.length === 0
      if (wantsNothing && !fresh) {
        at = await this.#gardens.refresh(context.gardenId, at)
        fresh = true
        continue
      }
      if (events instanceof Refused) throw events
      if (events.length === 0) {
        await this.#unchanged.remember(context, hash, at.revision)
        return { garden: at.garden, events, revision: at.revision }
      }

      await this.#options.keepPictures(context, at.garden, events)
      await context.beforeAppend?.(events)
      if (at.revision === noStream) await this.#refuseIfLinked(context)
      try {
        return await this.#append(context, hash, at, events)
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) {
          // The append may have succeeded all the same, so the cached state may be stale.
          this.#gardens.delete(context.gardenId)
          throw error
        }
        conflicts++
        if (conflicts === attempts) throw new Refused('conflict')
        await jitter(conflicts)
        at = await this.#gardens.refresh(context.gardenId, at)
        fresh = true
      }
    }
  }

  /** The account may have been linked since the request began, and would never open the garden that it begins here. */
  async #refuseIfLinked({ gardenId }: CommandContext): Promise<void> {
    const { linkedTo } = await readLink(this.#options.log, gardenId)
    if (linkedTo !== null) throw new Refused('conflict')
  }

  /**
   * Repeats the answer to a command that was handled before: the same events, and the garden right after
   * them.
   */
  async #answerAgain(
    { gardenId, parsed }: CommandContext,
    hash: string,
    done: RememberedCommand,
    at: GardenAtRevision,
  ): Promise<CommandResult> {
    if (done.hash !== hash && done.hash !== hashOf(parsed)) throw new Refused('idempotency-key-reused')
    const count = done.lastRevision - done.firstRevision + 1
    const { log } = this.#options
    const recorded =
      count === 0 ? [] : await log.read<EventMetadata>(gardenStream(gardenId), done.firstRevision, count)
    if (recorded.length < count) throw new Refused('garden-erased')
    const garden = await this.#gardens.asOf(gardenId, done.lastRevision)
    return { garden, events: recorded.map((each) => unseal(each).event), revision: at.revision }
  }

  async #append(
    context: CommandContext,
    hash: string,
    at: GardenAtRevision,
    events: GardenEvent[],
  ): Promise<CommandResult> {
    const { clock, tracer = untraced } = this.#options
    const { gardenId, commandId, correlationId, causationId, actor } = context
    const occurredAt = notBeforeLast(at.garden, clock()).toISOString()
    const traceparent = tracer.current()
    const metadata = {
      commandId,
      commandHash: hash,
      correlationId,
      causationId,
      actor,
      occurredAt,
      ...(traceparent !== null && { traceparent }),
    }
    // The log compares ids only, so the id is derived from the whole event: different content gets a
    // different id.
    const eventId = (index: number) =>
      uuid5(commandId, JSON.stringify([hash, index, events[index], occurredAt]))
    const sealed = events.map((event, index) => seal(event, eventId(index), metadata))
    const stream = gardenStream(gardenId)
    const { revision, position } = await inSpan(tracer, 'append', { kind: 'client' }, () =>
      appendWithRetry(this.#options, stream, sealed, at.revision),
    )
    this.#options.onAppended?.(events.length)

    const first = revision - events.length + 1
    const happened = sealed.map((each, index) =>
      unseal({ ...each, stream, revision: first + index, position }),
    )
    const garden = replay(at.garden, happened)
    this.#gardens.appended(gardenId, { garden, revision, eventId: eventId(events.length - 1) }, events.length)
    return { garden, events, revision }
  }
}

function attemptToDecide(command: GardenCommand, garden: Garden): GardenEvent[] | Refused {
  try {
    return decide(command, garden)
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

/**
 * Clocks of processes differ, but times in a garden must not go back: the history finds a day by the order of
 * times.
 */
function notBeforeLast({ commands }: Garden, now: Date): Date {
  const ahead = (commands.at(-1)?.at ?? 0) - now.getTime()
  return ahead > 0 && ahead <= mostSkew ? new Date(now.getTime() + ahead) : now
}

function hashOf(asked: unknown): string {
  return digest('sha256', JSON.stringify(asked) ?? '', 'base64url').slice(0, 22)
}

function jitter(conflicts: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * conflicts))
}
