import { gardenLimits } from '@wattle/contracts/garden/bounds.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { RefusalCode } from '@wattle/contracts/refusals.ts'
import { type ById, counter } from './by-id.ts'
import { evolve } from './evolve.ts'
import type { Garden } from './garden.ts'

/** The refusal if a garden may not change from `before` to `after`, else null. */
type Bound = (before: Garden, after: Garden) => RefusalCode | null

type Limited = 'locations' | 'plants' | 'tasks' | 'nursery'

function bound<Kind extends Limited>(
  kind: Kind,
  most: number,
  refusal: RefusalCode,
  counts: (thing: ThingOf<Garden[Kind]>) => boolean = () => true,
): Bound {
  const countIn = counter(counts) as (things: Garden[Kind]) => number
  return ({ [kind]: before }, { [kind]: after }) => {
    // Most events leave most kinds unchanged, so skip counting.
    if (after === before) return null
    const count = countIn(after)
    return count > most && count > countIn(before) ? refusal : null
  }
}

type ThingOf<Things> = Things extends ById<infer Thing> ? Thing : never

const bounds: readonly Bound[] = [
  bound('locations', gardenLimits.locations, 'locations-full'),
  bound('plants', gardenLimits.plants, 'plants-full'),
  bound('tasks', gardenLimits.pendingTasks, 'tasks-full', ({ status }) => status === 'pending'),
  bound('nursery', gardenLimits.nurseryPlants, 'nursery-full'),
]

/**
 * Why these events are refused: the garden would exceed a limit, and hold more than before. A garden that
 * already exceeds a limit, because it is older than the limit, can still be tended. Pure.
 */
export function boundCrossed(garden: Garden, events: readonly GardenEvent[]): RefusalCode | null {
  if (events.length === 0) return null
  const after = events.reduce(evolve, garden)
  for (const crossed of bounds) {
    const refusal = crossed(garden, after)
    if (refusal) return refusal
  }
  return null
}
