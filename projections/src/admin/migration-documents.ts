import type { Collection, CollectionShape, ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { Migration } from '@wattle/contracts/admin/migration.ts'

const shape: CollectionShape = { name: 'migrations', version: 1, indexes: [] }

/** The collection of migrations for readers, by migration number. */
export const openMigrationDocuments = (readModels: ReadModels): Promise<Collection<Migration>> =>
  readModels.open<Migration>(shape)
