import { randomUUID } from 'node:crypto'
import { type EventLog, WrongExpectedRevision } from '@wattle/adapters/event-log/port.ts'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { displayNameStream } from '@wattle/contracts/profile/display-name-stream.ts'
import { normaliseDisplayName } from '@wattle/contracts/profile/normalise-display-name.ts'
import { ReservationEvent } from '@wattle/contracts/profile/reservation-events.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'

/** Who holds a name: nobody, a garden for a minute, or a garden for good. */
type Holding = { gardenId: GardenId; since: string; confirmed: boolean } | null

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
  async function read(name: string): Promise<{ holding: Holding; revision: number }> {
    const events = await log.read<Recorded>(displayNameStream(name))
    return { holding: events.reduce(evolveHolding, null), revision: events.length - 1 }
  }

  async function append(
    type: ReservationEvent['type'],
    name: string,
    gardenId: GardenId,
    revision: number,
  ): Promise<boolean> {
    const id = uuid5(gardenId, `${type} ${normaliseDisplayName(name)} ${revision} ${randomUUID()}`)
    const metadata = { occurredAt: clock().toISOString() }
    try {
      await log.append(
        displayNameStream(name),
        [{ id, type, version: 1, data: { gardenId }, metadata }],
        revision,
      )
      return true
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return false
      throw error
    }
  }

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
      for (;;) {
        const { holding, revision } = await read(name)
        if (await isOfAnother(holding, name, gardenId)) return null
        const isOwn = holding?.gardenId === gardenId
        if (holding?.confirmed) return { name, gardenId, revision, isRenewal: true }
        // Its own is renewed, so that it neither expires nor is released by another request while the garden is written.
        if (await append('DisplayNameReserved', name, gardenId, revision))
          return { name, gardenId, revision: revision + 1, isRenewal: isOwn }
      }
    },

    async confirm(name, gardenId) {
      for (let isConfirmed = false; !isConfirmed; ) {
        const { holding, revision } = await read(name)
        if (holding && holding.gardenId !== gardenId)
          throw new Error(`The name of garden ${gardenId} is held by garden ${holding.gardenId}.`)
        isConfirmed = holding?.confirmed || (await append('DisplayNameConfirmed', name, gardenId, revision))
      }
    },

    async release({ name, gardenId, revision: reservedAt, isRenewal }) {
      if (isRenewal) return
      const { holding, revision } = await read(name)
      if (revision !== reservedAt || holding?.confirmed || (await carries(gardenId, name))) return
      await append('DisplayNameReleased', name, gardenId, revision)
    },

    async giveUp(name, gardenId) {
      for (let isReleased = false; !isReleased; ) {
        const { holding, revision } = await read(name)
        if (holding?.gardenId !== gardenId) return
        isReleased = await append('DisplayNameReleased', name, gardenId, revision)
      }
    },
  }
}
