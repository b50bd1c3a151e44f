import { type DeadLetter, DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { Pointer, ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { Migration } from '@wattle/contracts/admin/migration.ts'
import { newestOf } from '@wattle/projections/admin/known-builds.ts'
import { allMigrations, openMigrationDocuments } from '@wattle/projections/admin/migration-documents.ts'
import type { AnyReadModel } from '@wattle/projections/read-model.ts'

/** The data behind the administrator routes. */
export type AdminReads = {
  newest: readonly AnyReadModel[]
  pointers(): Promise<ReadonlyMap<string, Pointer>>
  /** Every migration, newest first. */
  migrations(): Promise<Migration[]>
  deadLetters(): Promise<DeadLetter[]>
}

export async function openAdminReads(
  readModels: ReadModels,
  models: readonly AnyReadModel[],
): Promise<AdminReads> {
  const migrations = await openMigrationDocuments(readModels)
  const deadLetters = await DeadLetters.open(readModels)
  return {
    newest: newestOf(models),
    pointers: () => readModels.pointers(),
    migrations: async () => (await allMigrations(migrations)).toReversed(),
    deadLetters: () => deadLetters.all(),
  }
}
