import type { Visibility } from '../plants/choices.ts'
import type { LocationVisibility } from './choices.ts'

/** How visible a location is, judging by its plants: `mixed` when they differ, `private` when there are none. */
export function visibilityOf(plants: Iterable<Visibility>): LocationVisibility {
  const [first = 'private', ...others] = new Set(plants)
  return others.length > 0 ? 'mixed' : first
}
