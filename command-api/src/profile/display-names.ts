import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { changeStream } from '@wattle/adapters/system-streams/change-stream.ts'
import { gardenStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import { unsealWith } from '@wattle/contracts/event.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { displayNameStream } from '@wattle/contracts/profile/display-name-stream.ts'
import { normaliseDisplayName } from '@wattle/contracts/profile/normalise-display-name.ts'
import { ReservationEvent } from '@wattle/contracts/profile/reservation-events.ts'

/**
 * Who holds a name: no garden, one that reserved it for a minute, or one that has it permanently
 * (`confirmed`).
 */
type Holding = { gardenId: GardenId; confirmed: boolean } | null

type Held = { holding: Holding; revision: number }

type Decided = readonly ReservationEvent[]

function evolveHolding(holding: Holding, recorded: RecordedEvent<unknown>): Holding {
  const event = unsealWith(ReservationEvent, recorded)
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
 * A request's reservation of a name. `isShared`: another request of the same garden has reserved it too, so
 * this one renewed the reservation and neither of the two releases it.
 */
export type Reservation = { name: string; gardenId: GardenId; revision: number; isShared: boolean }

export type DisplayNames = {
  /** Whether this garden could reserve the name now. */
  isFree(name: string, gardenId: GardenId): Promise<boolean>
  /**
   * Reserves the name for this garden for a minute; a confirmed name it keeps. Null if another garden holds
   * the name. `held` is the reservation that the same request already has.
   */
  reserve(name: string, gardenId: GardenId, held?: Reservation | null): Promise<Reservation | null>
  /**
   * Makes the name permanent. Throws `NameOfAnother` if another garden holds it, for example because more
   * than a minute passed.
   */
  confirm(name: string, gardenId: GardenId): Promise<void>
  /**
   * Releases an unconfirmed reservation, unless another request shares it or the garden already has the name.
   */
  release(reservation: Reservation): Promise<void>
}

/**
 * Milliseconds for which a reservation lasts, measured by each process from when it first saw the
 * reservation.
 */
const reservationTimeout = 60_000

/**
 * Display names are unique among all gardens: each has its own stream, and an append expects the revision
 * that was read, so that one of two concurrent claimants wins. The names of an erased garden are free.
 * `displayNameOf` reads the holder's garden when a reservation has expired.
 */
export function openDisplayNames(
  log: EventLog,
  clock: () => Date,
  displayNameOf: (gardenId: GardenId) => Promise<string | null>,
): DisplayNames {
  /** When this process first saw a reservation. The clocks of two machines are never compared. */
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

  /** The milliseconds for which this process has seen the reservation at that revision. */
  function age(name: string, revision: number): number {
    const stream = displayNameStream(name)
    const now = clock().getTime()
    const seen = firstSeen.get(stream)
    const at = seen?.revision === revision ? seen.at : now
    firstSeen.set(stream, { revision, at })
    // A clock may step back; without `abs`, the reservation would seem to last until the clock caught up.
    return Math.abs(now - at)
  }

  async function carries(gardenId: GardenId, name: string): Promise<boolean> {
    const carried = await displayNameOf(gardenId)
    return carried !== null && normaliseDisplayName(carried) === normaliseDisplayName(name)
  }

  /**
   * A name may be taken over once its holder's garden is erased. An unconfirmed reservation may be taken over
   * once it expires, unless its holder's garden already has the name.
   */
  async function isOfAnother(
    { holding, revision }: Held,
    name: string,
    gardenId: GardenId,
  ): Promise<boolean> {
    if (!holding || holding.gardenId === gardenId) return false
    if (await log.isDeleted(gardenStream(holding.gardenId))) return false
    if (holding.confirmed || age(name, revision) < reservationTimeout) return true
    return await carries(holding.gardenId, name)
  }

  return {
    async isFree(name, gardenId) {
      return !(await isOfAnother(await read(name), name, gardenId))
    },

    async reserve(name, gardenId, held) {
      const { before, events, revision } = await change(name, async (now) => {
        const isConfirmed = now.holding?.gardenId === gardenId && now.holding.confirmed
        if (isConfirmed || (await isOfAnother(now, name, gardenId))) return []
        // The garden's own reservation is renewed, so that it neither expires nor is released by another
        // request meanwhile.
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
  }
}

/** Another garden holds the name. */
export class NameOfAnother extends Error {
  readonly code = 'name-of-another'
}
