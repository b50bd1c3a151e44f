import { openMongoDatabase } from '@wattle/adapters/mongodb/database.ts'
import { scratchDatabase } from '@wattle/adapters/mongodb/testing/scratch-database.ts'
import { openMongoReadModels } from '@wattle/adapters/read-models/mongo-read-models.ts'
import { withEngine } from '@wattle/adapters/testing/engines.ts'
import { decisionsContract } from './testing/decisions-contract.ts'
import { closing, migrationContract } from './testing/migration-contract.ts'
import { migrationFaultsContract } from './testing/migration-faults-contract.ts'

withEngine('mongodb', ({ address }) => {
  const open = async () => {
    const scratch = scratchDatabase(address)
    const database = openMongoDatabase(scratch.url)
    const readModels = openMongoReadModels(database)
    return closing(readModels, async () => {
      await readModels.close()
      await database.close()
      await scratch.drop()
    })
  }
  migrationContract(open)
  migrationFaultsContract(open)
  decisionsContract(open)
})
