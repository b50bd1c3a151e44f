import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { describe } from 'vitest'
import { closing, migrationContract } from './testing/migration-contract.ts'

describe('a migration on SQLite', () => {
  migrationContract(async () => {
    const readModels = openSqliteReadModels(':memory:')
    return closing(readModels, () => readModels.close())
  })
})
