import { type AustralianState, australianStates, defaultPlace } from '@wattle/contracts/profile/choices.ts'
import { timeZoneOf } from '@wattle/contracts/time-zone.ts'

/**
 * The place to begin with: the postcode told to the guide, otherwise the default place, or without a postcode the state
 * whose time zone this is.
 */
export function suggestedPlace(
  timeZone: string,
  told: string | null,
): { state: AustralianState; postcode: string } {
  const state = australianStates.find((each) => timeZoneOf(each) === timeZone) ?? defaultPlace.state
  if (told) return { state, postcode: told }
  return state === defaultPlace.state ? defaultPlace : { state, postcode: '' }
}
