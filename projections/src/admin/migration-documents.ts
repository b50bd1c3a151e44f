import type { Collection, CollectionShape, ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { Migration } from '@wattle/contracts/admin/migration.ts'

const shape: CollectionShape = { name: 'migrations', version: 1, indexes: [] }

/** Migrations as readers look at them: how far each is, by its number. */
export const openMigrationDocuments = (readModels: ReadModels): Promise<Collection<Migration>> =>
  readModels.open<Migration>(shape)
