import { changeStream } from '@wattle/adapters/event-log/change-stream.ts'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { displayNameStream } from '@wattle/contracts/profile/display-name-stream.ts'
import { normaliseDisplayName } from '@wattle/contracts/profile/normalise-display-name.ts'
import { ReservationEvent } from '@wattle/contracts/profile/reservation-events.ts'

/** Who holds a name: nobody, a garden for a minute, or a garden for good. */
type Holding = { gardenId: GardenId; since: string; confirmed: boolean } | null

type Held = { holding: Holding; revision: number }

type Decided = readonly ReservationEvent[]

type Recorded = { occurredAt: string }

function evolveHolding(holding: Holding, { type, data, metadata }: RecordedEvent<Recorded>): Holding {
  const event = ReservationEvent.parse({ type, ...data })
  const { gardenId } = event
  switch (event.type) {
    case 'DisplayNameReserved':
      return { gardenId, since: metadata.occurredAt, confirmed: false }
    case 'DisplayNameConfirmed':
      return { gardenId, since: metadata.occurredAt, confirmed: true }
    case 'DisplayNameReleased':
      return holding?.gardenId === gardenId ? null : holding
    default:
      return event satisfies never
  }
}

/**
 * What a request holds of a name. Another request of the same garden may hold it too: who finds that renews it, and then neither of
 * the two gives it back.
 */
export type Reservation = { name: string; gardenId: GardenId; revision: number; isRenewal: boolean }

export type DisplayNames = {
  /** Whether this garden could hold the name now. */
  isFree(name: string, gardenId: GardenId): Promise<boolean>
  /** Holds the name for this garden: for a minute, or for good if it is confirmed. Null if another garden has it. */
  reserve(name: string, gardenId: GardenId): Promise<Reservation | null>
  /** Throws if another garden holds it by now, for example after more than a minute. */
  confirm(name: string, gardenId: GardenId): Promise<void>
  /** Releases an unconfirmed reservation, unless another request holds the name too, or the garden already has it. */
  release(reservation: Reservation): Promise<void>
  /** Releases the name of a garden that is being erased, confirmed or not, for anybody to take. */
  giveUp(name: string, gardenId: GardenId): Promise<void>
}

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
  async function read(name: string): Promise<Held> {
    const events = await log.read<Recorded>(displayNameStream(name))
    return { holding: events.reduce(evolveHolding, null), revision: events.length - 1 }
  }

  const change = (name: string, decide: (now: Held) => Decided | Promise<Decided>) =>
    changeStream({ log, clock, stream: displayNameStream(name), read: () => read(name), decide })

  // A clock may step back, and then a reservation must not seem to last until it has caught up.
  const age = (holding: NonNullable<Holding>) => Math.abs(clock().getTime() - Date.parse(holding.since))

  async function carries(gardenId: GardenId, name: string): Promise<boolean> {
    const carried = await displayNameOf(gardenId)
    return carried !== null && normaliseDisplayName(carried) === normaliseDisplayName(name)
  }

  /** An unconfirmed reservation may be taken over once it expires, unless its holder's garden has the name after all. */
  async function isOfAnother(holding: Holding, name: string, gardenId: GardenId): Promise<boolean> {
    if (!holding || holding.gardenId === gardenId) return false
    if (holding.confirmed || age(holding) < reservationTimeout) return true
    return await carries(holding.gardenId, name)
  }

  return {
    async isFree(name, gardenId) {
      return !(await isOfAnother((await read(name)).holding, name, gardenId))
    },

    async reserve(name, gardenId) {
      const { before, events, revision } = await change(name, async ({ holding }) => {
        if (holding?.confirmed || (await isOfAnother(holding, name, gardenId))) return []
        // Its own is renewed, so that it neither expires nor is released by another request while the garden is written.
        return [{ type: 'DisplayNameReserved', gardenId }]
      })
      const isRenewal = before.holding?.gardenId === gardenId
      return events.length > 0 || isRenewal ? { name, gardenId, revision, isRenewal } : null
    },

    async confirm(name, gardenId) {
      await change(name, ({ holding }) => {
        if (holding && holding.gardenId !== gardenId)
          throw new Error(`The name of garden ${gardenId} is held by garden ${holding.gardenId}.`)
        return holding?.confirmed ? [] : [{ type: 'DisplayNameConfirmed', gardenId }]
      })
    },

    async release({ name, gardenId, revision: reservedAt, isRenewal }) {
      if (isRenewal) return
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
