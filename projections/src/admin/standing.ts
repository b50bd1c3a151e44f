import type { Migrations } from '@wattle/adapters/event-log/migrations.ts'
import type { Build, Pointer, ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { Migration, ModelMigration } from '@wattle/contracts/admin/migration.ts'
import { nowhere, pointerAfter } from './pointers.ts'

/** Where a read model stands. */
export type Standing = {
  /** The migration that it stands under, if any, and what became of it there. */
  migration: Migration | null
  model: ModelMigration | undefined
  builds: readonly Build[]
  /** Where readers and workers are pointed now. */
  before: Pointer
  /** Where the log says that they are to be pointed: whoever works on the migration brings them there. */
  pointer: Pointer
}

export async function standingOf(
  name: string,
  { migrations, readModels }: { migrations: Migrations; readModels: ReadModels },
): Promise<Standing> {
  const before = (await readModels.pointers()).get(name) ?? nowhere
  const migration = await migrations.of(name)
  const model = migration?.models.find((each) => each.name === name)
  const builds = await readModels.builds(name)
  const pointer =
    migration && model ? pointerAfter(model, migration.number, before, builds) : { ...before, building: null }
  return { migration, model, builds, before, pointer }
}
