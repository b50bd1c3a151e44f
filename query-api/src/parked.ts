import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { FollowedPointers } from './followed-pointers.ts'
import type { QueryDeps } from './query-deps.ts'

/** Looks up parked gardens in the builds that readers currently use, with one query for all read models. */
export async function openParked(
  readModels: ReadModels,
  pointers: Pick<FollowedPointers, 'buildOf'>,
): Promise<QueryDeps['parked']> {
  const letters = await DeadLetters.open(readModels)
  return async (readModels, gardenIds) => {
    const parked = await letters.parkedIn(readModels.map(pointers.buildOf), gardenIds)
    return new Set(parked.flatMap((each) => [...each]))
  }
}
