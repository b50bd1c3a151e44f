import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import {
  erasuresStream,
  evolveErasure,
  RegisterEvent,
  type RegisteredErasure,
} from '@wattle/contracts/erasure/register.ts'
import { UnknownEvent, unsealWith } from '@wattle/contracts/event.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { type EventLog, noStream } from '../event-log/port.ts'
import { changeStream } from './change-stream.ts'

/** The register of erasures, which is a stream of the log. */
export interface Erasures {
  /**
   * Reads new entries, unless the last read began less than `maxAge` milliseconds ago. Throws `RegisterDamaged` while
   * any entry is unreadable, because an erased garden could otherwise be mistaken for an existing one.
   */
  read(maxAge?: number): Promise<void>
  /** Unfinished erasures, as of the last read, oldest first. */
  open(): RegisteredErasure[]
  /** Every erasure that has started, whether or not it has finished. */
  started(): RegisteredErasure[]
  /** Whether the garden's events must be skipped. */
  hasStarted(gardenId: GardenId): boolean
  /**
   * Registers that a gardener may be about to request an erasure. Does nothing if the erasure has started, or if this
   * process registered the garden recently, so that repeated requests cannot fill the register.
   */
  schedule(gardenId: GardenId): Promise<void>
  /** Appends to the register, whatever its current revision. */
  append(event: RegisterEvent): Promise<void>
  /** Appends only if the register has not changed since the last read. Returns whether the event was appended. */
  appendIfUnchanged(event: RegisterEvent): Promise<boolean>
}

/**
 * Milliseconds for which an entry is reused. Well below the age at which the eraser cancels an entry without a request.
 */
const youngFor = 1_800_000

/** `now` is a monotonic clock in milliseconds. */
export function openErasures(
  log: Pick<EventLog, 'read' | 'append'>,
  clock: () => Date = () => new Date(),
  now: () => number = () => performance.now(),
): Erasures {
  const known = new Map<GardenId, RegisteredErasure>()
  /** When this process last registered each garden. Local times only: the clocks of two machines are never compared. */
  const scheduledAt = new Map<GardenId, number>()
  let revision = noStream
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null

  async function readOn(): Promise<void> {
    const begun = now()
    const events = await log.read<{ occurredAt: string }>(erasuresStream, revision + 1)
    for (const entry of events) {
      if (entry.revision <= revision) continue
      take(entry)
      revision = entry.revision
    }
    readAt = begun
  }

  function take(entry: RecordedEvent<{ occurredAt: string }>): void {
    const event = unsealed(entry)
    if (!event) return
    const erasure = evolveErasure(known.get(event.gardenId) ?? null, event, entry.metadata.occurredAt)
    if (erasure) known.set(event.gardenId, erasure)
    else known.delete(event.gardenId)
  }

  async function read(maxAge = 0): Promise<void> {
    if (now() - readAt < maxAge) return
    reading ??= readOn().finally(() => {
      reading = null
    })
    await reading
  }

  /** With `at`, appends only while the register is at that revision. */
  async function append(event: RegisterEvent, at?: number): Promise<boolean> {
    const { events } = await changeStream({
      log,
      clock,
      stream: erasuresStream,
      read: () => readOn().then(() => ({ revision })),
      decide: (now) => (at === undefined || now.revision === at ? [event] : []),
    })
    return events.length > 0
  }

  const hasStarted = (gardenId: GardenId) => (known.get(gardenId)?.state ?? 'scheduled') !== 'scheduled'

  const inState = (...states: RegisteredErasure['state'][]) =>
    [...known.values()].filter(({ state }) => states.includes(state))

  return {
    read,
    open: () => inState('scheduled', 'started'),
    started: () => inState('started', 'finished'),
    hasStarted,
    async schedule(gardenId) {
      await read()
      const at = now()
      const isYoung = at - (scheduledAt.get(gardenId) ?? Number.NEGATIVE_INFINITY) < youngFor
      if ((known.has(gardenId) && isYoung) || hasStarted(gardenId)) return
      await append({ type: 'ErasureScheduled', gardenId })
      scheduledAt.set(gardenId, at)
    },
    append: async (event) => void (await append(event)),
    appendIfUnchanged: (event) => append(event, revision),
  }
}

/** Throws `RegisterDamaged` for an entry that cannot be read; null for one of an unknown type. */
function unsealed(entry: RecordedEvent<unknown>): RegisterEvent | null {
  try {
    return unsealWith(RegisterEvent, entry)
  } catch (cause) {
    // An event type of a newer release. Throwing would stop every reader of the log. Skipping is safe, because the
    // garden's own stream decides what may be erased.
    if (cause instanceof UnknownEvent) return null
    throw new RegisterDamaged(entry.revision, { cause })
  }
}

/** An entry of the register is unreadable, so the garden that it excludes is unknown. */
class RegisterDamaged extends Error {
  readonly code = 'register-damaged'

  constructor(revision: number, options: ErrorOptions) {
    super(`Event ${revision} of ${erasuresStream}, the register of erasures, cannot be read.`, options)
  }
}
