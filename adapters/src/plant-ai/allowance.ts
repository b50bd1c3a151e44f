import type { GardenId } from '@wattle/contracts/ids.ts'

/** What calls to a paid AI may cost a day: all of them, and those for one garden. Amounts are whole millionths of a US dollar. */
export interface Allowance {
  /**
   * Takes what a call may cost at most out of today's allowance, durably, before it is made. Throws `AllowanceUsedUp`
   * where that is more than is left, and whatever the log throws.
   */
  reserve(gardenId: GardenId, most: number): Promise<Reservation>
}

export interface Reservation {
  /** Records the real cost of the call. Never throws; a call that is not settled counts in full. */
  settle(cost: number): Promise<void>
}

export class AllowanceUsedUp extends Error {
  readonly code = 'allowance-used-up'
}
