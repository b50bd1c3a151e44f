import type { Build, Pointer, ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { Migrations } from '@wattle/adapters/system-streams/migrations.ts'
import type { Migration, ModelMigration } from '@wattle/contracts/admin/migration.ts'
import { nowhere, pointerAfter } from './pointers.ts'

/** The state of a read model, in the log and in the store. */
type ReadModelStatus = {
  /** The last migration of this read model that was not cancelled, and its state there. */
  migration: Migration | null
  model: ModelMigration | undefined
  builds: readonly Build[]
  /** Where the pointer is now. */
  before: Pointer
  /** Where the log says the pointer should be; the process working on the migration moves it there. */
  pointer: Pointer
}

export async function statusOf(
  name: string,
  { migrations, readModels }: { migrations: Migrations; readModels: ReadModels },
): Promise<ReadModelStatus> {
  const before = (await readModels.pointers()).get(name) ?? nowhere
  const migration = await migrations.of(name)
  const model = migration?.models.find((each) => each.name === name)
  const builds = await readModels.builds(name)
  const pointer =
    migration && model ? pointerAfter(model, migration.number, before, builds) : { ...before, building: null }
  return { migration, model, builds, before, pointer }
}
