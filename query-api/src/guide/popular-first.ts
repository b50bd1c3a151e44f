import type { Zone } from '@wattle/contracts/guide/choices.ts'
import type { GuidePlant } from '@wattle/plant-guide/browse/browse.ts'
import { grownFirst } from '@wattle/plant-guide/browse/popular.ts'
import type { Filters } from './guide-query.ts'

/**
 * For whoever only leafs through: first what many gardeners grow there, so that the first page is no list of rarities with an A.
 * A search or a filter leaves the order as it is.
 */
export function popularFirst(
  plants: readonly GuidePlant[],
  { search, kind, sun, pot, native, popular, plantIn }: Filters,
  zone: Zone | undefined,
): readonly GuidePlant[] {
  if (search.trim() || kind || sun || pot || native || popular || plantIn) return plants
  return grownFirst(plants, zone)
}
