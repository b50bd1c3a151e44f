import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { gardenLimits } from '@wattle/contracts/garden/limits.ts'
import type { RefusalCode } from '@wattle/contracts/refusals.ts'
import { memoizedCount, type PersistentMap } from '../lib/persistent-map.ts'
import { evolve } from './evolve.ts'
import type { Garden } from './garden.ts'

// The rules that enforce the limits of `contracts/src/garden/limits.ts`.

/** The refusal if a garden may not change from `before` to `after`, else null. */
type Limit = (before: Garden, after: Garden) => RefusalCode | null

function limitOn<T>(
  thingsOf: (garden: Garden) => PersistentMap<T>,
  most: number,
  refusal: RefusalCode,
  counts?: (thing: T) => boolean,
): Limit {
  const countOf = memoizedCount(counts)
  return (before, after) => {
    // Most events leave most kinds unchanged, so skip counting.
    if (thingsOf(after) === thingsOf(before)) return null
    const count = countOf(thingsOf(after))
    return count > most && count > countOf(thingsOf(before)) ? refusal : null
  }
}

const limits: readonly Limit[] = [
  limitOn(({ locations }) => locations, gardenLimits.locations, 'locations-full'),
  limitOn(({ plants }) => plants, gardenLimits.plants, 'plants-full'),
  limitOn(
    ({ tasks }) => tasks,
    gardenLimits.pendingTasks,
    'tasks-full',
    ({ status }) => status === 'pending',
  ),
  limitOn(({ nursery }) => nursery, gardenLimits.nurseryPlants, 'nursery-full'),
]

/**
 * Why these events are refused: the garden would exceed a limit, and hold more than before. A garden that
 * already exceeds a limit, because it is older than the limit, can still be tended. Pure.
 */
export function limitExceeded(garden: Garden, events: readonly GardenEvent[]): RefusalCode | null {
  if (events.length === 0) return null
  const after = events.reduce(evolve, garden)
  for (const limit of limits) {
    const refusal = limit(garden, after)
    if (refusal) return refusal
  }
  return null
}
