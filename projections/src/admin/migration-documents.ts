import type { Collection, CollectionShape, ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { Migration } from '@wattle/contracts/admin/migration.ts'

const shape: CollectionShape = { name: 'migrations', version: 1, indexes: [] }

/** The collection of migrations for readers, by migration number. */
export const openMigrationDocuments = (readModels: ReadModels): Promise<Collection<Migration>> =>
  readModels.open<Migration>(shape)

/** Every migration, the oldest first. */
export async function allMigrations(documents: Collection<Migration>): Promise<Migration[]> {
  const found = await documents.find({ where: {} })
  return found.map(({ document }) => document).sort((one, other) => one.number - other.number)
}
