import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { changeStream } from '@wattle/adapters/system-streams/change-stream.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { displayNameStream } from '@wattle/contracts/profile/display-name-stream.ts'
import { normaliseDisplayName } from '@wattle/contracts/profile/normalise-display-name.ts'
import type { ReservationEvent } from '@wattle/contracts/profile/reservation-events.ts'
import { decideConfirm, decideRelease, decideReserve, evolveHolding, type Holding } from './holding.ts'

type Held = { holding: Holding; revision: number }

/** One request's claim to a name, for a garden. */
export type NameClaim = {
  readonly name: string
  /** Whether the garden could reserve the name now. */
  isFree(): Promise<boolean>
  /**
   * Reserves the name for a minute; a confirmed name it keeps. False if another garden holds the name. Called again
   * in each attempt of the request.
   */
  reserve(): Promise<boolean>
  /**
   * Makes the name permanent. Throws `NameOfAnother` if another garden holds it, for example because more
   * than a minute passed.
   */
  confirm(): Promise<void>
  /**
   * Releases what this claim reserved, unless another request shares the reservation, or the garden already has the
   * name.
   */
  release(): Promise<void>
}

export type DisplayNames = {
  claim(name: string, gardenId: GardenId): NameClaim
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

  type Decide = (held: Held) => ReservationEvent[] | Promise<ReservationEvent[]>

  async function change(name: string, decide: Decide) {
    const stream = displayNameStream(name)
    const changed = await changeStream({ log, clock, stream, read: () => read(name), decide })
    if (changed.events.length > 0) firstSeen.delete(stream)
    return changed
  }

  /** Whether this process has seen the reservation at that revision for long enough. */
  function isExpired(name: string, revision: number): boolean {
    const stream = displayNameStream(name)
    const now = clock().getTime()
    const seen = firstSeen.get(stream)
    const at = seen?.revision === revision ? seen.at : now
    firstSeen.set(stream, { revision, at })
    // A clock may step back; without `abs`, the reservation would seem to last until the clock caught up.
    return Math.abs(now - at) >= reservationTimeout
  }

  async function carries(gardenId: GardenId, name: string): Promise<boolean> {
    const carried = await displayNameOf(gardenId)
    return carried !== null && normaliseDisplayName(carried) === normaliseDisplayName(name)
  }

  /**
   * A name may be taken over once its holder's garden is erased. An unconfirmed reservation may be taken over
   * once it expires, unless its holder's garden already has the name.
   */
  async function isTaken({ holding, revision }: Held, name: string, gardenId: GardenId): Promise<boolean> {
    if (!holding || holding.gardenId === gardenId) return false
    if (await log.isDeleted(gardenStream(holding.gardenId))) return false
    if (holding.isConfirmed || !isExpired(name, revision)) return true
    return await carries(holding.gardenId, name)
  }

  return {
    claim(name, gardenId) {
      /** `isShared`: another request of the same garden had reserved the name, so neither of the two releases it. */
      let reserved: { revision: number; isShared: boolean } | null = null

      return {
        name,

        async isFree() {
          return !(await isTaken(await read(name), name, gardenId))
        },

        async reserve() {
          const { before, events, revision } = await change(name, async (held) =>
            decideReserve(held.holding, gardenId, await isTaken(held, name, gardenId)),
          )
          if (events.length > 0) firstSeen.set(displayNameStream(name), { revision, at: clock().getTime() })
          const wasOwn = before.holding?.gardenId === gardenId
          const isReserved = events.length > 0 || wasOwn
          const isShared = reserved?.revision === before.revision ? reserved.isShared : wasOwn
          reserved = isReserved ? { revision, isShared } : null
          return isReserved
        },

        async confirm() {
          await change(name, ({ holding }) => decideConfirm(holding, gardenId))
        },

        async release() {
          if (!reserved || reserved.isShared) return
          const { revision: reservedAt } = reserved
          await change(name, async ({ holding, revision }) =>
            revision === reservedAt ? decideRelease(holding, gardenId, await carries(gardenId, name)) : [],
          )
        },
      }
    },
  }
}
