import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { describe } from 'vitest'
import { decisionsContract } from './testing/decisions-contract.ts'
import { closing, migrationContract } from './testing/migration-contract.ts'
import { migrationFaultsContract } from './testing/migration-faults-contract.ts'

describe('a migration on SQLite', () => {
  const open = async () => {
    const readModels = openSqliteReadModels(':memory:')
    return closing(readModels, () => readModels.close())
  }
  migrationContract(open)
  migrationFaultsContract(open)
  decisionsContract(open)
})
