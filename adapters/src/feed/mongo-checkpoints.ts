import type { Position } from '@wattle/contracts/envelope.ts'
import type { MongoDatabase } from '../mongodb/database.ts'
import { upsertAll } from '../mongodb/upsert-all.ts'
import type { Checkpoints } from './checkpoints.ts'

type Checkpoint = { _id: string; position: Position | null }

/**
 * Keeps checkpoints in the database, which stays open when they are closed. Next to the read models, both are lost or
 * restored together, and deleting the read models rebuilds them. Throws `ReadModelsUnavailable`.
 */
export function openMongoCheckpoints(database: MongoDatabase): Checkpoints {
  return {
    async load(reader) {
      const kept = await database.call((db) =>
        db.collection<Checkpoint>('checkpoints').findOne({ _id: reader }),
      )
      return kept?.position
    },

    async save(reader, position) {
      const change = { filter: { _id: reader }, update: { $set: { position } } }
      const writeConcern = { w: 'majority', journal: true } as const
      await database.call((db) =>
        upsertAll(db.collection<Checkpoint>('checkpoints'), [change], { writeConcern }),
      )
    },

    close: async () => undefined,
  }
}
