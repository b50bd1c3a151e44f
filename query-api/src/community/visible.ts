import { publicReadModels } from '@wattle/contracts/community/public-read-models.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { normaliseDisplayName } from '@wattle/contracts/profile/normalise-display-name.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { KnownLocation } from '@wattle/projections/community/known-locations.ts'
import type { PublicGardenDocument } from '@wattle/projections/community/public-gardens.ts'
import type { QueryDeps } from '../query-deps.ts'

/** What public routes need. */
export type CommunityDeps = Pick<QueryDeps, 'collections' | 'parked'>

export type NamedGarden = PublicGardenDocument & { displayName: string }

/**
 * The garden with this display name, in any spelling, if it is listed or has a public plant, and is not about to be
 * erased. Throws `garden-not-found`.
 */
export async function visibleGarden(
  { collections: { publicGardens }, parked }: CommunityDeps,
  userId: string,
): Promise<NamedGarden> {
  const normalisedName = normaliseDisplayName(userId)
  const found = await publicGardens.find({ where: { normalisedName } })
  // While a garden is being erased, a late worker may write its document again, with a name that a new garden now has.
  const garden = found.map(({ document }) => document).find(({ leaving }) => !leaving)
  if (!garden || !isNamed(garden) || (await hiddenFromPublic(parked, [garden.gardenId])).size > 0) {
    throw new Refused('garden-not-found')
  }
  if (!garden.inDirectory && shownLocations(garden).length === 0) throw new Refused('garden-not-found')
  return garden
}

/** Parked gardens may have been hidden since, so nothing of them is shown until the read model continues. */
export const hiddenFromPublic = (
  parked: QueryDeps['parked'],
  gardenIds: readonly GardenId[],
): Promise<Set<GardenId>> => parked(publicReadModels, gardenIds)

/** Locations without a public plant are visible only to the gardener. */
export function shownLocations({ locations }: PublicGardenDocument): KnownLocation[] {
  return locations.filter(({ publicPlants }) => publicPlants.length > 0)
}

export function isNamed(garden: PublicGardenDocument): garden is NamedGarden {
  return garden.displayName !== null
}
