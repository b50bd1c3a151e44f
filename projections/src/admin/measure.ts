import { isInProgress, type Migration } from '@wattle/contracts/admin/migration.ts'
import { Gauge, type Registry } from 'prom-client'

/** Registers migration progress on `/metrics`; call the result whenever a migration has progressed. */
export function measureMigrations(registry: Registry): (migration: Migration) => void {
  const registers = [registry]
  const labelNames = ['read_model'] as const
  const done = new Gauge({
    name: 'wattle_migration_done_ratio',
    help: 'How much of the event log the migration of a read model has read, 0 to 1, until readers are switched.',
    labelNames,
    registers,
  })
  const failed = new Gauge({
    name: 'wattle_migration_failed',
    help: '1 while the migration of a read model has failed and waits for a person.',
    labelNames,
    registers,
  })
  return ({ models, total }) => {
    for (const { name: read_model, state, events } of models) {
      if (isInProgress(state)) done.set({ read_model }, total === 0 ? 0 : events / total)
      else done.remove({ read_model })
      failed.set({ read_model }, state === 'failed' ? 1 : 0)
    }
  }
}
