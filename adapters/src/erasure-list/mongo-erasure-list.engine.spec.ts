import { openMongoDatabase } from '../mongodb/database.ts'
import { scratchDatabase } from '../mongodb/testing/scratch-database.ts'
import { withEngine } from '../testing/engines.ts'
import { erasureListContract } from './contract.ts'
import { openMongoErasureList } from './mongo-erasure-list.ts'

withEngine('mongodb', ({ address }) => {
  erasureListContract('MongoDB', async () => {
    const scratch = scratchDatabase(address)
    const database = openMongoDatabase(scratch.url)
    return {
      list: openMongoErasureList(database),
      reopen: () => openMongoErasureList(database),
      close: async () => {
        await database.close()
        await scratch.drop()
      },
    }
  })
})
