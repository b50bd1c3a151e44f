import type { Position } from '@wattle/contracts/envelope.ts'
import type { MongoDatabase } from '../mongodb/database.ts'
import { upsertAll } from '../mongodb/upsert-all.ts'
import type { Checkpoint, Checkpoints } from './port.ts'

/** An earlier release updates only `position`. `event` is then outdated, which its own position reveals. */
type Kept = {
  _id: string
  position: Position | null
  event?: (NonNullable<Checkpoint['event']> & { position: Position }) | null
}

/**
 * Checkpoints in the database, which stays open after `close`. They are stored with the read models, so that both are
 * lost or restored together, and deleting the database rebuilds the read models. Throws `ReadModelsUnavailable`.
 */
export function openMongoCheckpoints(database: MongoDatabase): Checkpoints {
  return {
    async load(reader) {
      const kept = await database.call((db) => db.collection<Kept>('checkpoints').findOne({ _id: reader }))
      if (!kept) return undefined
      const { position, event } = kept
      if (position === null) return null
      if (event?.position !== position) return { position, event: null }
      const { stream, revision, id } = event
      return { position, event: { stream, revision, id } }
    },

    async save(reader, checkpoint) {
      const { position, event } = checkpoint ?? { position: null, event: null }
      const update = { $set: { position, event: event && { position, ...event } } }
      const writeConcern = { w: 'majority', journal: true } as const
      await database.call((db) =>
        upsertAll(db.collection<Kept>('checkpoints'), [{ filter: { _id: reader }, update }], {
          writeConcern,
        }),
      )
    },

    close: async () => undefined,
  }
}
