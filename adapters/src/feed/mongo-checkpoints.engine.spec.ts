import { openMongoDatabase } from '../mongodb/database.ts'
import { scratchDatabase } from '../mongodb/testing/scratch-database.ts'
import { withEngine } from '../testing/engines.ts'
import { checkpointsContract } from './checkpoints-contract.ts'
import { openMongoCheckpoints } from './mongo-checkpoints.ts'

withEngine('mongodb', ({ address }) => {
  checkpointsContract('MongoDB', async () => {
    const scratch = scratchDatabase(address)
    const databases = [openMongoDatabase(scratch.url)]
    const [first] = databases as [(typeof databases)[0]]
    return {
      checkpoints: openMongoCheckpoints(first),
      reopen: async () => {
        const another = openMongoDatabase(scratch.url)
        databases.push(another)
        return openMongoCheckpoints(another)
      },
      saveAsBefore: (reader, position) =>
        first.call(async (db) => {
          const kept = db.collection<{ _id: string; position: string }>('checkpoints')
          await kept.updateOne({ _id: reader }, { $set: { position } }, { upsert: true })
        }),
      close: async () => {
        await Promise.all(databases.map((database) => database.close()))
        await scratch.drop()
      },
    }
  })
})
