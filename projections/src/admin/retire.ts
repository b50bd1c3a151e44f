import type { Migrations } from '@wattle/adapters/system-streams/migrations.ts'
import type { ModelMigration } from '@wattle/contracts/admin/migration.ts'
import type { AnyReadModel } from '../read-model.ts'
import { builtModel } from './known-builds.ts'

type RetireDeps = {
  migrations: Migrations
  models: readonly AnyReadModel[]
  clock: () => Date
  /** No other release is running. */
  singleProcess: boolean
}

/** Milliseconds for which a migration may be rolled back, or forward again. */
const rollbackPeriod = 7 * 24 * 3_600_000

/**
 * Whether the unused build has served its time: after a week, or at once if this release does not have its version and
 * no other release is running to keep it up to date.
 */
export function isRetiring(
  { name, state, from, to, isKept, switchedAt }: ModelMigration,
  number: number,
  { models, clock, singleProcess }: Omit<RetireDeps, 'migrations'>,
): boolean {
  if (!isKept || !from || switchedAt === null) return false
  if (clock().getTime() - Date.parse(switchedAt) > rollbackPeriod) return true
  const other = state === 'rolled-back' ? { version: to, build: number } : from
  return singleProcess && builtModel(models, name, other) === undefined
}

export async function retire(number: number, deps: RetireDeps): Promise<void> {
  await deps.migrations.change(number, (now) =>
    (now?.models ?? [])
      .filter((model) => isRetiring(model, number, deps))
      .map(({ name }) => ({ type: 'MigrationRetired', readModel: name })),
  )
}
