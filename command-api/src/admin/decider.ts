import {
  isInProgress,
  type Migration,
  type MigrationChange,
  type ModelMigration,
} from '@wattle/contracts/admin/migration.ts'
import type { MigrationEvent } from '@wattle/contracts/admin/migration-events.ts'
import { type RefusalCode, Refused } from '@wattle/contracts/refusals.ts'

/** Decides an administrator's change to the migration of one read model. Throws `Refused`. */
export function decideMigration(
  migration: Migration | null,
  readModel: string,
  change: MigrationChange,
): readonly MigrationEvent[] {
  if (migration?.models.length === 0) {
    // Cancelled before it is planned, a migration has no other read model.
    if (change === 'cancel' && migration.asked?.every((name) => name === readModel))
      return [{ type: 'MigrationCancelled', readModel }]
    throw new Refused('migration-not-planned')
  }
  const model = migration?.models.find(({ name }) => name === readModel)
  if (!migration || !model) throw new Refused('migration-not-found')
  if (change === 'rollback' && isUnfinished(model)) throw new Refused('migration-unfinished')
  const { type, refusal, isAllowed } = changes[change]
  if (!isAllowed(model)) throw new Refused(refusal)
  return [{ type, readModel }]
}

const isUnfinished = ({ state }: ModelMigration): boolean => state === 'failed' || isInProgress(state)

type ChangeEvent = 'MigrationCancelled' | 'MigrationResumed' | 'MigrationSwitched' | 'MigrationRolledBack'

const changes: Record<
  MigrationChange,
  { type: ChangeEvent; refusal: RefusalCode; isAllowed: (model: ModelMigration) => boolean }
> = {
  cancel: {
    type: 'MigrationCancelled',
    refusal: 'migration-not-cancellable',
    isAllowed: isUnfinished,
  },
  resume: {
    type: 'MigrationResumed',
    refusal: 'migration-not-failed',
    isAllowed: ({ state, to }) => state === 'failed' && to > 0,
  },
  switch: {
    type: 'MigrationSwitched',
    refusal: 'migration-not-ready',
    isAllowed: ({ state, isKept }) => state === 'ready' || (state === 'rolled-back' && isKept),
  },
  rollback: {
    type: 'MigrationRolledBack',
    refusal: 'migration-not-kept',
    isAllowed: ({ state, isKept }) => state === 'active' && isKept,
  },
}
