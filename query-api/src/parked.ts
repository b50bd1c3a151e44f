import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { allReadModels } from '@wattle/projections/read-models.ts'
import type { QueryDeps } from './query-deps.ts'

/** Looks up which gardens are parked, for the versions that this release reads. */
export async function openIsParked(readModels: ReadModels): Promise<QueryDeps['isParked']> {
  const letters = await DeadLetters.open(readModels)
  const models = new Map(allReadModels.map((model) => [model.name, model]))
  return async (readModel, gardenId) => {
    const model = models.get(readModel)
    if (!model) throw new Error(`There is no read model called ${readModel}.`)
    return await letters.isParked(model, gardenId)
  }
}
