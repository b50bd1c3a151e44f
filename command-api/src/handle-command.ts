import { hash as digest } from 'node:crypto'
import {
  type EventLog,
  LogUnavailable,
  OutcomeUnknown,
  WrongExpectedRevision,
} from '@wattle/adapters/event-log/port.ts'
import { RecentlyUsed } from '@wattle/adapters/recently-used.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import { uuid5 } from '@wattle/adapters/uuid5.ts'
import { type Actor, type EventMetadata, gardenStream } from '@wattle/contracts/envelope.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import { type GardenEvent, seal, unseal } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { decide } from './garden/decide.ts'
import { type Garden, replay } from './garden/garden.ts'
import { type GardenAt, loadGarden, readTail } from './garden/load-garden.ts'
import { stateShape } from './garden/state-shape.ts'
import { Queues } from './queues.ts'

/** Who sends the command, and the key that identifies a retry. */
export type CommandContext = {
  gardenId: GardenId
  /** A UUID, the same for every attempt of one submit. */
  commandId: string
  /** The request as it arrived: the same key with a different request is refused. */
  asked: unknown
  correlationId: string
  causationId: string
  actor: Actor
  /** A garden revision that the client has seen: a cached state below it is brought up to date first. */
  seenRevision?: number
}

/** The result of a command: its events (none if nothing changed) and the garden right after them. */
export type Handled = { garden: Garden; events: readonly GardenEvent[]; revision: number }

export type CommandHandler = (context: CommandContext, command: GardenCommand) => Promise<Handled>

type Options = {
  log: EventLog
  snapshots: Snapshots
  /** No other process appends to the log, so a cached state is never stale. */
  ownsLog: boolean
  clock: () => Date
  /** How many gardens stay folded in memory. */
  cachedGardens?: number
  onAppended?: (events: number) => void
  onSnapshotFailed?: (error: unknown) => void
}

const tries = 3
const snapshotEvery = 250
/** Milliseconds after which it is better to answer that the outcome is not known. */
const patience = 10_000

/** The only way to write anything: read, fold, decide, append, one command for a garden at a time. */
export function createCommandHandler(options: Options): CommandHandler {
  const { log, snapshots, ownsLog, clock } = options
  const cache = new RecentlyUsed<GardenId, GardenAt>(options.cachedGardens ?? 5000)
  const queues = new Queues()
  const shape = stateShape()

  async function current(context: CommandContext): Promise<{ at: GardenAt; fresh: boolean }> {
    const cached = cache.get(context.gardenId)
    if (!cached)
      return {
        at: keep(context.gardenId, await loadGarden(log, snapshots, shape, context.gardenId)),
        fresh: true,
      }
    const behind = cached.revision < (context.seenRevision ?? -1)
    if (!behind) return { at: cached, fresh: ownsLog }
    return { at: await refreshed(context.gardenId, cached), fresh: true }
  }

  async function refreshed(gardenId: GardenId, at: GardenAt): Promise<GardenAt> {
    return keep(gardenId, await readTail(log, gardenId, at))
  }

  function keep(gardenId: GardenId, at: GardenAt): GardenAt {
    cache.set(gardenId, at)
    return at
  }

  async function handle(context: CommandContext, command: GardenCommand): Promise<Handled> {
    const hash = hashOf(context.asked)
    let { at, fresh } = await current(context)
    for (let conflicts = 0; ; ) {
      const before = await alreadyHandled(context, hash, at)
      if (before) return before

      const events = attemptToDecide(command, at.garden)
      const wantsNothing = events instanceof Refused || events.length === 0
      if (wantsNothing && !fresh) {
        at = await refreshed(context.gardenId, at)
        fresh = true
        continue
      }
      if (events instanceof Refused) throw events
      if (events.length === 0) return { garden: at.garden, events, revision: at.revision }

      try {
        return await append(context, hash, at, events)
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) {
          // It may have been written all the same, and then the cached state is stale.
          cache.delete(context.gardenId)
          throw error
        }
        conflicts++
        if (conflicts === tries) throw new Refused('conflict')
        await jitter(conflicts)
        at = await refreshed(context.gardenId, at)
        fresh = true
      }
    }
  }

  /** The answer to a command that was carried out before: the same events, and the garden right after them. */
  async function alreadyHandled({ gardenId, commandId }: CommandContext, hash: string, at: GardenAt) {
    const done = at.garden.commands.find((command) => command.commandId === commandId)
    if (!done) return null
    if (done.hash !== hash) throw new Refused('idempotency-key-reused')
    const count = done.lastRevision - done.firstRevision + 1
    const recorded = await log.read<EventMetadata>(gardenStream(gardenId), done.firstRevision, count)
    const then = await loadGarden(log, snapshots, shape, gardenId, done.lastRevision)
    return { garden: then.garden, events: recorded.map((each) => unseal(each).event), revision: at.revision }
  }

  async function append(
    context: CommandContext,
    hash: string,
    at: GardenAt,
    events: GardenEvent[],
  ): Promise<Handled> {
    const { gardenId, commandId, correlationId, causationId, actor } = context
    const occurredAt = clock().toISOString()
    const metadata = { commandId, commandHash: hash, correlationId, causationId, actor, occurredAt }
    const sealed = events.map((event, index) => seal(event, eventId(commandId, hash, index, event), metadata))
    const stream = gardenStream(gardenId)
    const { revision, position } = await appendSurely(stream, sealed, at.revision)
    options.onAppended?.(events.length)

    const first = revision - events.length + 1
    const happened = sealed.map((each, index) =>
      unseal({ ...each, stream, revision: first + index, position }),
    )
    const after = keep(gardenId, { garden: replay(at.garden, happened), revision })
    if (Math.floor((revision + 1) / snapshotEvery) > Math.floor(first / snapshotEvery)) {
      snapshots
        .save(stream, shape, { revision, state: after.garden })
        .catch((error) => options.onSnapshotFailed?.(error))
    }
    return { garden: after.garden, events, revision }
  }

  /** If the outcome of an append is unknown, the same ids may be sent again at the same revision. */
  async function appendSurely(...append: Parameters<EventLog['append']>) {
    let unknown: OutcomeUnknown | null = null
    const begun = clock().getTime()
    for (let attempt = 1; ; attempt++) {
      try {
        return await log.append(...append)
      } catch (error) {
        // That this attempt was not written says nothing about the one before.
        if (error instanceof LogUnavailable && unknown) throw unknown
        const isLate = clock().getTime() - begun > patience
        if (!(error instanceof OutcomeUnknown) || attempt === tries || isLate) throw error
        unknown = error
      }
    }
  }

  return (context, command) => queues.run(context.gardenId, () => handle(context, command))
}

function attemptToDecide(command: GardenCommand, garden: Garden): GardenEvent[] | Refused {
  try {
    return decide(command, garden)
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

/** The log only compares ids, so an id is derived from the event's content: different content is a different event. */
function eventId(commandId: string, hash: string, index: number, event: GardenEvent): string {
  return uuid5(commandId, JSON.stringify([hash, index, event]))
}

function hashOf(asked: unknown): string {
  return digest('sha256', JSON.stringify(asked) ?? '', 'base64url').slice(0, 22)
}

function jitter(conflicts: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * conflicts))
}
