import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { CollectionShape, ReadModels } from '@wattle/adapters/read-models/port.ts'
import { publicReadModels } from '@wattle/contracts/community/public-read-models.ts'
import type { PublicHasSeen } from '../dispatch/ask.ts'

/** The only thing that the write side asks the read side. Throws `ReadModelsUnavailable`. */
export function createPublicHasSeen(readModels: ReadModels): PublicHasSeen {
  return async (gardenId, revision, milliseconds) => {
    const letters = await DeadLetters.open(readModels)
    const shown: CollectionShape[] = []
    for (const name of publicReadModels) {
      const version = await readModels.activeVersion(name)
      if (version === null) return false
      shown.push({ name, version, indexes: [] })
    }
    // Visitors see nothing of a parked garden, so there is nothing to wait for.
    for (const shape of shown) if (await letters.isParked(shape, gardenId)) return true
    const answers = await Promise.all(
      shown.map(async (shape) => {
        const collection = await readModels.open(shape)
        return await collection.waitForSeen(gardenId, revision, milliseconds)
      }),
    )
    return answers.every(Boolean)
  }
}
