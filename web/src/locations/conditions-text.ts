import type { Conditions } from '@wattle/contracts/locations/location.ts'

/** A location's sun, soil and moisture as far as known, on one line. */
export function conditionsText({ sunlight, soilType, moisture }: Conditions): string {
  return [sunlight, soilType, moisture].filter(Boolean).join(', ')
}
