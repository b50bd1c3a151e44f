import { publicPlantAddress } from '@wattle/contracts/community/addresses.ts'

/** The URL at which anybody can see a public plant. */
export function shareAddress(origin: string, displayName: string, plantId: string): string {
  return `${origin}/#${publicPlantAddress(displayName, plantId)}`
}
