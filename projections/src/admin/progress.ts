import type { Collection, CollectionShape, ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { Migration } from '@wattle/contracts/admin/migration.ts'

const shape: CollectionShape = { name: 'migrations', version: 1, indexes: [] }

/** Migrations as readers look at them: how far each is, by its number. */
export const openMigrationDocuments = (readModels: ReadModels): Promise<Collection<Migration>> =>
  readModels.open<Migration>(shape)

/** Keeps them up to date from what stands in the log. */
export async function openProgress(
  readModels: ReadModels,
  onProgress: (migration: Migration) => void = () => undefined,
): Promise<{ save(migration: Migration): Promise<void> }> {
  const documents = await openMigrationDocuments(readModels)
  const saved = new Map<number, number>()
  return {
    async save(migration) {
      const { number, revision } = migration
      if (saved.get(number) === revision) return
      await documents.save(
        [{ id: String(number), gardenId: 'none', revision, document: migration }],
        new Map(),
      )
      saved.set(number, revision)
      onProgress(migration)
    },
  }
}
