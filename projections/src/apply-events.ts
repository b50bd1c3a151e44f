import type { DeadLetter } from '@wattle/adapters/read-models/dead-letters.ts'
import { DocumentTooLarge } from '@wattle/adapters/read-models/port.ts'
import { memoized } from '@wattle/contracts/memoized.ts'
import { unsealed } from './project-garden.ts'
import type { EventsByGarden, Projection } from './projection.ts'
import { type Folded, type SaveDeps, saveFolded } from './save-folded.ts'

type FoldedBy = Folded & { projection: Projection }

/**
 * Applies the new events among these to all builds, in one save. If a build cannot fold an event, or a document grows
 * too large for the store, the garden is parked in that build; the returned letters say which. Throws only if an engine
 * is unavailable; everything can then be delivered again.
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
  const folded: FoldedBy[] = []
  for (const [index, projection] of projections.entries()) {
    const some = await projection.project(events, {
      seen: seen[index] ?? new Map(),
      parked: parked[index] ?? new Set(),
      unsealed: unsealedOnce,
    })
    if (some) folded.push({ ...some, projection })
  }
  try {
    return await saveFolded(folded, deps)
  } catch (error) {
    if (!(error instanceof DocumentTooLarge)) throw error
    // One garden's document that is too large must not hold up the other gardens.
    return await catchUpApart(folded)
  }
}

/** Brings the gardens up to date one at a time, build by build. */
async function catchUpApart(folded: readonly FoldedBy[]): Promise<readonly DeadLetter[]> {
  const letters: DeadLetter[] = []
  for (const { projection, changes, letters: parked } of folded)
    for (const gardenId of new Set([...changes.seen.keys(), ...parked.map(({ gardenId }) => gardenId)])) {
      const letter = await projection.catchUp(gardenId)
      if (letter) letters.push(letter)
    }
  return letters
}
