import type { PreferencesView } from '@wattle/contracts/profile/views.ts'

/** Whether any parameter of these queries has the value `welcome`. */
export function asksForWelcome(...searches: string[]): boolean {
  return searches.some((search) => [...new URLSearchParams(search).values()].includes('welcome'))
}

/** Whether to ask for the garden's place: state or postcode is not saved, or the preferences could not be read. */
export function needsWelcome(preferences: PreferencesView | undefined): boolean {
  return !(preferences?.state && preferences.postcode)
}
