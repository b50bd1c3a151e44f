import { type AustralianState, australianStates, defaultPlace } from '@wattle/contracts/profile/choices.ts'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { timeZoneOf } from '@wattle/contracts/time-zone.ts'

/** Whether any parameter of these queries has the value `welcome`. */
export function asksForWelcome(...searches: string[]): boolean {
  return searches.some((search) => [...new URLSearchParams(search).values()].includes('welcome'))
}

/** Whether to ask for the garden's place: state or postcode is not saved, or the preferences could not be read. */
export function needsWelcome(preferences: PreferencesView | undefined): boolean {
  return !(preferences?.state && preferences.postcode)
}

/** The place to begin with: the default one, or without a postcode the state whose time zone this is. */
export function suggestedPlace(timeZone: string): { state: AustralianState; postcode: string } {
  const state = australianStates.find((each) => timeZoneOf(each) === timeZone) ?? defaultPlace.state
  return state === defaultPlace.state ? defaultPlace : { state, postcode: '' }
}
