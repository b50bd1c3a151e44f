import type { MongoDatabase } from '../mongodb/database.ts'
import { upsertAll } from '../mongodb/upsert-all.ts'
import type { ErasureList } from './port.ts'

type Kept = { _id: string; erasedAt: string }

/** Stores the list in the database, which stays open. Throws `ReadModelsUnavailable`. */
export function openMongoErasureList(database: MongoDatabase): ErasureList {
  return {
    async add({ gardenId, erasedAt }) {
      const change = { filter: { _id: gardenId }, update: { $setOnInsert: { erasedAt } } }
      const writeConcern = { w: 'majority', journal: true } as const
      await database.call((db) =>
        upsertAll(db.collection<Kept>('erased-gardens'), [change], { writeConcern }),
      )
    },

    async all() {
      const kept = await database.call((db) =>
        db.collection<Kept>('erased-gardens').find().sort({ erasedAt: 1, _id: 1 }).toArray(),
      )
      return kept.map(({ _id: gardenId, erasedAt }) => ({ gardenId, erasedAt }))
    },
  }
}
