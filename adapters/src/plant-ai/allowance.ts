import type { GardenId } from '@wattle/contracts/ids.ts'

/** The daily budget for calls to a paid AI, in total and for each garden. Amounts are whole millionths of a US dollar. */
export interface Allowance {
  /**
   * Durably reserves the maximum cost of a call, before the call is made. Throws `AllowanceUsedUp` if less than that is
   * left today, and any error of the log.
   */
  reserve(gardenId: GardenId, most: number): Promise<Reservation>
}

interface Reservation {
  /** Records the actual cost of the call. Never throws. A call that is not settled counts at its maximum cost. */
  settle(cost: number): Promise<void>
}

export class AllowanceUsedUp extends Error {
  readonly code = 'allowance-used-up'
}
