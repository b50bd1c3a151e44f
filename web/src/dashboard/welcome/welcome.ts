import type { PreferencesView } from '@wattle/contracts/profile/views.ts'

/** Whether any parameter of these queries has the value `welcome`. */
export function asksForWelcome(...searches: string[]): boolean {
  return searches.some((search) => [...new URLSearchParams(search).values()].includes('welcome'))
}

/** Whether to ask where the garden is: state or postcode was never saved, or what is saved could not be read. */
export function needsWelcome(preferences: PreferencesView | undefined): boolean {
  return !(preferences?.state && preferences.postcode)
}
