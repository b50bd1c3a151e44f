import type { Visibility } from '../plants/choices.ts'
import type { LocationVisibility } from './choices.ts'

/**
 * The visibility of a location, from that of its plants: `mixed` if they differ, `private` if there are none.
 */
export function visibilityOf(plants: Iterable<Visibility>): LocationVisibility {
  const [first = 'private', ...others] = new Set(plants)
  return others.length > 0 ? 'mixed' : first
}
