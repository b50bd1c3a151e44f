import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { evolve } from './evolve.ts'
import type { Garden } from './garden.ts'

/**
 * Decides for several items at once, as if they were sent one after another: each sees the garden as the
 * earlier ones leave it, and one refusal refuses all. Pure.
 */
export function decideSequentially<Thing>(
  things: readonly Thing[],
  garden: Garden,
  decide: (thing: Thing, garden: Garden) => GardenEvent[],
): GardenEvent[] {
  const all: GardenEvent[] = []
  let after = garden
  for (const thing of things) {
    const events = decide(thing, after)
    after = events.reduce(evolve, after)
    all.push(...events)
  }
  return all
}
