import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import {
  erasuresStream,
  evolveErasure,
  isRegisterEvent,
  RegisterEvent,
  type RegisteredErasure,
} from '@wattle/contracts/erasure/register.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { changeStream } from './change-stream.ts'
import { type EventLog, noStream } from './port.ts'

/** The register of erasures, as it stands in the log. */
export interface Erasures {
  /**
   * Reads what is new of it; one reading serves all who ask within `maxAge` milliseconds of it. Throws `RegisterDamaged` as
   * long as there is an entry that cannot be read: nobody may take an erased garden for one that stays.
   */
  read(maxAge?: number): Promise<void>
  /** Those that are not finished, as far as the register was read, the oldest first. */
  open(): RegisteredErasure[]
  /** Every erasure that has started, finished or not. */
  started(): RegisteredErasure[]
  /** Whether the events of a garden are to be passed over. */
  hasStarted(gardenId: GardenId): boolean
  /**
   * Registers that a gardener may ask for it. A young entry of this process serves again: nobody fills the register by
   * asking on and on.
   */
  schedule(gardenId: GardenId): Promise<void>
  /** Appends to the register, whatever has been appended meanwhile. */
  append(event: RegisterEvent): Promise<void>
  /** Appends unless anything has been appended since the register was read; tells whether it did. */
  appendIfUnchanged(event: RegisterEvent): Promise<boolean>
}

/** Milliseconds for which an entry serves again, well below those after which one in vain is cancelled. */
const youngFor = 1_800_000

/** `now` is a monotonic clock in milliseconds. */
export function openErasures(
  log: Pick<EventLog, 'read' | 'append'>,
  clock: () => Date = () => new Date(),
  now: () => number = () => performance.now(),
): Erasures {
  const known = new Map<GardenId, RegisteredErasure>()
  /** When this process last registered a request, as the clocks of two machines are never compared. */
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

  function take({ type, data, metadata, revision: at }: RecordedEvent<{ occurredAt: string }>): void {
    // Of a newer release. Every reader of the log reads this, and what may be erased its garden says.
    if (!isRegisterEvent(type)) return
    const { data: event, error } = RegisterEvent.safeParse({ type, ...data })
    if (!event) throw new RegisterDamaged(at, { cause: error })
    const erasure = evolveErasure(known.get(event.gardenId) ?? null, event, metadata.occurredAt)
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

  /** `at`: only as long as the register is at that revision. */
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

/** An entry of the register cannot be read, and with it which garden is to be passed over. */
class RegisterDamaged extends Error {
  readonly code = 'register-damaged'

  constructor(revision: number, options: ErrorOptions) {
    super(`Event ${revision} of ${erasuresStream}, the register of erasures, cannot be read.`, options)
  }
}
