import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { unsealWith } from '@wattle/contracts/event.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { ReservationEvent } from '@wattle/contracts/profile/reservation-events.ts'

/**
 * Who holds a name: no garden, one that reserved it for a minute, or one that has it permanently
 * (`isConfirmed`).
 */
export type Holding = { readonly gardenId: GardenId; readonly isConfirmed: boolean } | null

export function evolveHolding(holding: Holding, recorded: RecordedEvent<unknown>): Holding {
  const event = unsealWith(ReservationEvent, recorded)
  const { gardenId } = event
  switch (event.type) {
    case 'DisplayNameReserved':
      return { gardenId, isConfirmed: false }
    case 'DisplayNameConfirmed':
      return { gardenId, isConfirmed: true }
    case 'DisplayNameReleased':
      return holding?.gardenId === gardenId ? null : holding
    default:
      return event satisfies never
  }
}

/**
 * The garden's own reservation is renewed, so that it neither expires nor is released by another request meanwhile.
 * `isTaken`: another garden holds the name and has not lost it.
 */
export function decideReserve(holding: Holding, gardenId: GardenId, isTaken: boolean): ReservationEvent[] {
  const isOwn = holding?.gardenId === gardenId && holding.isConfirmed
  return isOwn || isTaken ? [] : [{ type: 'DisplayNameReserved', gardenId }]
}

/** Throws `NameOfAnother` if another garden holds the name. */
export function decideConfirm(holding: Holding, gardenId: GardenId): ReservationEvent[] {
  if (holding && holding.gardenId !== gardenId)
    throw new NameOfAnother(`The name of garden ${gardenId} is held by garden ${holding.gardenId}.`)
  return holding?.isConfirmed ? [] : [{ type: 'DisplayNameConfirmed', gardenId }]
}

/** `isCarried`: the garden already has the name. */
export function decideRelease(holding: Holding, gardenId: GardenId, isCarried: boolean): ReservationEvent[] {
  return holding?.isConfirmed || isCarried ? [] : [{ type: 'DisplayNameReleased', gardenId }]
}

/** Another garden holds the name. */
export class NameOfAnother extends Error {
  readonly code = 'name-of-another'
}
