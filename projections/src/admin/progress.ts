import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { Migration } from '@wattle/contracts/admin/migration.ts'
import { openMigrationDocuments } from './migration-documents.ts'

/** Saves migrations as documents for readers, once per revision. */
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
