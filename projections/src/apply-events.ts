import type { DeadLetter } from '@wattle/adapters/read-models/dead-letters.ts'
import { isOfOneDocument } from '@wattle/adapters/read-models/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { memoized } from '@wattle/contracts/memoized.ts'
import { unsealed } from './project-garden.ts'
import type { EventsByGarden, Projection } from './projection.ts'
import { type Folded, type SaveDeps, saveFolded } from './save-folded.ts'

/**
 * Applies the new events among these to all builds, in one save. If a build cannot fold an event, or a document is
 * damaged or grows too large for the store, the garden is parked in that build; the returned letters say which. Throws
 * only if an engine is unavailable; everything can then be delivered again.
 */
export async function applyEvents(
  projections: readonly Projection[],
  events: EventsByGarden,
  deps: SaveDeps,
): Promise<readonly DeadLetter[]> {
  const gardenIds = [...events.keys()]
  const models = projections.map(({ model }) => model)
  const [seen, parked] = await Promise.all([
    deps.readModels.seen(models, gardenIds),
    deps.deadLetters.parkedIn(models, gardenIds),
  ])
  const unsealedOnce = memoized(unsealed)
  try {
    const folded: Folded[] = []
    for (const [index, projection] of projections.entries()) {
      const some = await projection.project(events, {
        seen: seen[index] ?? new Map(),
        parked: parked[index] ?? new Set(),
        unsealed: unsealedOnce,
      })
      if (some) folded.push(some)
    }
    return await saveFolded(folded, deps)
  } catch (error) {
    if (!isOfOneDocument(error)) throw error
    return await catchUpApart(projections, gardenIds, parked)
  }
}

/** Brings the gardens up to date one at a time, build by build, so that one garden's document holds up no other. */
async function catchUpApart(
  projections: readonly Projection[],
  gardenIds: readonly GardenId[],
  parked: readonly ReadonlySet<GardenId>[],
): Promise<readonly DeadLetter[]> {
  const letters: DeadLetter[] = []
  for (const [index, projection] of projections.entries())
    for (const gardenId of gardenIds.filter((each) => !parked[index]?.has(each))) {
      const letter = await projection.catchUp(gardenId)
      if (letter) letters.push(letter)
    }
  return letters
}
