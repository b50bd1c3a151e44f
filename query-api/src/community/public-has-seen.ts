import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Collections } from '../collections.ts'

/**
 * Whether everything that visitors are answered from reflects a garden's revision, waiting for it at most so many
 * milliseconds.
 */
export function createPublicHasSeen({ publicGardens, plants, tasks }: Collections) {
  return async (gardenId: GardenId, revision: number, milliseconds: number): Promise<boolean> => {
    const answers = await Promise.all(
      [publicGardens, plants, tasks].map((each) => each.waitForSeen(gardenId, revision, milliseconds)),
    )
    return answers.every(Boolean)
  }
}
