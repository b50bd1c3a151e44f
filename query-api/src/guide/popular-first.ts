import type { Zone } from '@wattle/contracts/guide/choices.ts'
import type { GuidePlant } from '@wattle/plant-guide/browse/guide-plants.ts'
import { grownFirst } from '@wattle/plant-guide/catalogue/popular.ts'
import type { Filters } from './guide-query.ts'

/**
 * Without a search or filter, or only with what can be planted now, lists what many gardeners grow in the zone first:
 * in alphabetical order, the first page would be rarities that start with A. Otherwise keeps the order.
 */
export function popularFirst(
  plants: readonly GuidePlant[],
  { search, kind, sun, pot, native, popular }: Filters,
  zone: Zone | undefined,
): readonly GuidePlant[] {
  if (search.trim() || kind || sun || pot || native || popular) return plants
  return grownFirst(plants, zone)
}
