import { hash as digest } from 'node:crypto'
import {
  type EventLog,
  LogUnavailable,
  OutcomeUnknown,
  WrongExpectedRevision,
} from '@wattle/adapters/event-log/port.ts'
import { LruCache } from '@wattle/adapters/lib/lru-cache.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import { type EventMetadata, gardenStream } from '@wattle/contracts/envelope.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import { type GardenEvent, seal, unseal } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import type { CommandContext, CommandHandler, Handled } from '../dispatch/command-handler.ts'
import { Queues } from '../lib/queues.ts'
import { replay } from '../state/evolve.ts'
import type { Garden } from '../state/garden.ts'
import { stateShape } from '../state/state-version.ts'
import { decide } from './decide.ts'
import { type GardenAt, loadGarden, readTail } from './load-garden.ts'

type Options = {
  log: EventLog
  snapshots: Snapshots
  /** No other process appends to the log, so that a cached state is never stale. */
  ownsLog: boolean
  clock: () => Date
  /** How many gardens stay folded in memory. */
  cachedGardens?: number
  onAppended?: (events: number) => void
  onSnapshotFailed?: (error: unknown) => void
}

const tries = 3
const snapshotEvery = 250
/** Milliseconds after which somebody who waits for an answer is better told that there is none. */
const patience = 10_000

/** The one way in which anything is written: read, fold, decide, append, one command of a garden at a time. */
export function createCommandHandler(options: Options): CommandHandler {
  const { log, snapshots, ownsLog, clock } = options
  const cache = new LruCache<GardenId, GardenAt>(options.cachedGardens ?? 5000)
  const queues = new Queues()

  async function current(context: CommandContext): Promise<{ at: GardenAt; fresh: boolean }> {
    const cached = cache.get(context.gardenId)
    if (!cached)
      return {
        at: keep(context.gardenId, await loadGarden(log, snapshots, context.gardenId)),
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
          // Perhaps it was written all the same, and then the state in memory is no longer the garden's.
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
    const then = await loadGarden(log, snapshots, gardenId, done.lastRevision)
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
        .save(stream, stateShape, { revision, state: after.garden })
        .catch((error) => options.onSnapshotFailed?.(error))
    }
    return { garden: after.garden, events, revision }
  }

  /** Where it is not known whether an append was made, the same ids at the same revision may be sent again. */
  async function appendSurely(...append: Parameters<EventLog['append']>) {
    let unknown: OutcomeUnknown | null = null
    const begun = clock().getTime()
    for (let attempt = 1; ; attempt++) {
      try {
        return await log.append(...append)
      } catch (error) {
        // That this try was not written says nothing of the one before it.
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

/** The log compares nothing but ids, so an id stands for what the event says: other words are another event. */
function eventId(commandId: string, hash: string, index: number, event: GardenEvent): string {
  return uuid5(commandId, JSON.stringify([hash, index, event]))
}

function hashOf(asked: unknown): string {
  return digest('sha256', JSON.stringify(asked) ?? '', 'base64url').slice(0, 22)
}

function jitter(conflicts: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * conflicts))
}
