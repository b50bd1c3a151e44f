import { normaliseDisplayName } from '@wattle/contracts/profile/display-name.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { KnownLocation } from '@wattle/projections/community/known-locations.ts'
import type { PublicGardenDocument } from '@wattle/projections/community/public-gardens.ts'
import type { Collections } from '../collections.ts'

export type NamedGarden = PublicGardenDocument & { displayName: string }

/**
 * The garden that goes by this display name, in any spelling of it, once there is something of it to see: it is listed or
 * has a public plant. Throws `garden-not-found`.
 */
export async function visibleGarden({ publicGardens }: Collections, userId: string): Promise<NamedGarden> {
  const normalisedName = normaliseDisplayName(userId)
  const [found] = await publicGardens.find({ where: { normalisedName }, limit: 1 })
  const garden = found?.document
  if (!garden || !isNamed(garden)) throw new Refused('garden-not-found')
  if (!garden.inDirectory && shownLocations(garden).length === 0) throw new Refused('garden-not-found')
  return garden
}

/** Nobody but the gardener learns of a location without a public plant. */
export function shownLocations({ locations }: PublicGardenDocument): KnownLocation[] {
  return locations.filter(({ publicPlants }) => publicPlants.length > 0)
}

export function isNamed(garden: PublicGardenDocument): garden is NamedGarden {
  return garden.displayName !== null
}
