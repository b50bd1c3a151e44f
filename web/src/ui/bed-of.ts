import { locationBackgrounds } from '@wattle/contracts/locations/backgrounds.ts'

/** The name of the bed for a location's background colour. */
export function bedOf(iconBackground: string | null | undefined): string {
  return locationBackgrounds.find(({ colour }) => colour === iconBackground)?.bed ?? 'eucalypt'
}
