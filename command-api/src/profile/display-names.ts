import { changeStream } from '@wattle/adapters/event-log/change-stream.ts'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { displayNameStream } from '@wattle/contracts/profile/display-name-stream.ts'
import { normaliseDisplayName } from '@wattle/contracts/profile/normalise-display-name.ts'
import { ReservationEvent } from '@wattle/contracts/profile/reservation-events.ts'

/** Who holds a name: nobody, a garden for a minute, or a garden for good. */
type Holding = { gardenId: GardenId; confirmed: boolean } | null

type Held = { holding: Holding; revision: number }

type Decided = readonly ReservationEvent[]

function evolveHolding(holding: Holding, { type, data }: RecordedEvent<unknown>): Holding {
  const event = ReservationEvent.parse({ type, ...data })
  const { gardenId } = event
  switch (event.type) {
    case 'DisplayNameReserved':
      return { gardenId, confirmed: false }
    case 'DisplayNameConfirmed':
      return { gardenId, confirmed: true }
    case 'DisplayNameReleased':
      return holding?.gardenId === gardenId ? null : holding
    default:
      return event satisfies never
  }
}

/**
 * What a request holds of a name. Another request of the same garden may hold it too (`isShared`): who finds that renews it, and then
 * neither of the two gives it back.
 */
export type Reservation = { name: string; gardenId: GardenId; revision: number; isShared: boolean }

export type DisplayNames = {
  /** Whether this garden could hold the name now. */
  isFree(name: string, gardenId: GardenId): Promise<boolean>
  /**
   * Holds the name for this garden: for a minute, or for good if it is confirmed. Null if another garden has it. `held` is what
   * the same request holds already.
   */
  reserve(name: string, gardenId: GardenId, held?: Reservation | null): Promise<Reservation | null>
  /** Throws `NameOfAnother` if another garden holds it by now, for example after more than a minute. */
  confirm(name: string, gardenId: GardenId): Promise<void>
  /** Releases an unconfirmed reservation, unless another request holds the name too, or the garden already has it. */
  release(reservation: Reservation): Promise<void>
  /** Releases the name of a garden that is being erased, confirmed or not, for anybody to take. */
  giveUp(name: string, gardenId: GardenId): Promise<void>
}

/** Milliseconds for which a reservation holds, for each process from when it first saw it. */
const reservationTimeout = 60_000

/**
 * Display names are unique among all gardens: each has a stream of its own, appended at the revision it was read at, so
 * that of two claimants at once one wins. `displayNameOf` reads a holder's garden when a reservation was left open.
 */
export function openDisplayNames(
  log: EventLog,
  clock: () => Date,
  displayNameOf: (gardenId: GardenId) => Promise<string | null>,
): DisplayNames {
  /** When this process first saw a reservation, as the clocks of two machines are never compared. */
  const firstSeen = new Map<string, { revision: number; at: number }>()

  async function read(name: string): Promise<Held> {
    const events = await log.read(displayNameStream(name))
    return { holding: events.reduce(evolveHolding, null), revision: events.length - 1 }
  }

  async function change(name: string, decide: (now: Held) => Decided | Promise<Decided>) {
    const stream = displayNameStream(name)
    const changed = await changeStream({ log, clock, stream, read: () => read(name), decide })
    if (changed.events.length > 0) firstSeen.delete(stream)
    return changed
  }

  /** For how many milliseconds this process has seen the reservation at that revision. */
  function age(name: string, revision: number): number {
    const stream = displayNameStream(name)
    const now = clock().getTime()
    const seen = firstSeen.get(stream)
    const at = seen?.revision === revision ? seen.at : now
    firstSeen.set(stream, { revision, at })
    // A clock may step back, and then a reservation must not seem to last until it has caught up.
    return Math.abs(now - at)
  }

  async function carries(gardenId: GardenId, name: string): Promise<boolean> {
    const carried = await displayNameOf(gardenId)
    return carried !== null && normaliseDisplayName(carried) === normaliseDisplayName(name)
  }

  /** An unconfirmed reservation may be taken over once it expires, unless its holder's garden has the name after all. */
  async function isOfAnother(
    { holding, revision }: Held,
    name: string,
    gardenId: GardenId,
  ): Promise<boolean> {
    if (!holding || holding.gardenId === gardenId) return false
    if (holding.confirmed || age(name, revision) < reservationTimeout) return true
    return await carries(holding.gardenId, name)
  }

  return {
    async isFree(name, gardenId) {
      return !(await isOfAnother(await read(name), name, gardenId))
    },

    async reserve(name, gardenId, held) {
      const { before, events, revision } = await change(name, async (now) => {
        if (now.holding?.confirmed || (await isOfAnother(now, name, gardenId))) return []
        // Its own is renewed, so that it neither expires nor is released by another request while the garden is written.
        return [{ type: 'DisplayNameReserved', gardenId }]
      })
      const isOwn = before.holding?.gardenId === gardenId
      if (events.length > 0) age(name, revision)
      else if (!isOwn) return null
      const wasAlone = held?.revision === before.revision && !held.isShared
      return { name, gardenId, revision, isShared: isOwn && !wasAlone }
    },

    async confirm(name, gardenId) {
      await change(name, ({ holding }) => {
        if (holding && holding.gardenId !== gardenId)
          throw new NameOfAnother(`The name of garden ${gardenId} is held by garden ${holding.gardenId}.`)
        return holding?.confirmed ? [] : [{ type: 'DisplayNameConfirmed', gardenId }]
      })
    },

    async release({ name, gardenId, revision: reservedAt, isShared }) {
      if (isShared) return
      await change(name, async ({ holding, revision }) => {
        if (revision !== reservedAt || holding?.confirmed || (await carries(gardenId, name))) return []
        return [{ type: 'DisplayNameReleased', gardenId }]
      })
    },

    async giveUp(name, gardenId) {
      await change(name, ({ holding }) =>
        holding?.gardenId === gardenId ? [{ type: 'DisplayNameReleased', gardenId }] : [],
      )
    },
  }
}

/** Another garden holds the name. */
export class NameOfAnother extends Error {
  readonly code = 'name-of-another'
}
