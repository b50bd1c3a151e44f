import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Collections } from '../collections.ts'
import type { QueryDeps } from '../query-deps.ts'
import { isHiddenFromPublic } from './visible.ts'

/**
 * Whether everything that visitors are answered from reflects a garden's revision, waiting for it at most so many
 * milliseconds.
 */
export function createPublicHasSeen(
  { publicGardens, plants, tasks }: Collections,
  isParked: QueryDeps['isParked'],
) {
  return async (gardenId: GardenId, revision: number, milliseconds: number): Promise<boolean> => {
    // Nothing of a parked garden is shown, so there is nothing to wait for.
    if (await isHiddenFromPublic(isParked, gardenId)) return true
    const answers = await Promise.all(
      [publicGardens, plants, tasks].map((each) => each.waitForSeen(gardenId, revision, milliseconds)),
    )
    return answers.every(Boolean)
  }
}
