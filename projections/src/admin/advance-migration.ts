import { isUnderWay, type Migration, type ModelMigration } from '@wattle/contracts/admin/migration.ts'
import type { MigrationEvent } from '@wattle/contracts/admin/migration-events.ts'
import type { AnyReadModel, BuiltModel } from '../read-model.ts'
import { lastingDifferences, sampleOf } from '../verify.ts'
import { type CatchUpDeps, catchUp } from './catch-up.ts'
import { builtModel } from './known-builds.ts'
import { plan } from './plan.ts'
import { reconcilePointer } from './reconcile-pointer.ts'

type AdvanceDeps = CatchUpDeps & { models: readonly AnyReadModel[] }

/** Number of gardens folded afresh for verification. */
const sampledGardens = 200

/** Does the remaining work of a migration, up to the next decision by a person. Throws when the signal aborts. */
export async function advanceMigration(
  number: number,
  deps: AdvanceDeps,
  signal: AbortSignal,
): Promise<void> {
  const { migrations, models } = deps
  for (;;) {
    signal.throwIfAborted()
    const migration = await migrations.read(number)
    if (!migration) return
    for (const { name } of migration.models) await reconcilePointer(name, deps)
    if (!(await step(migration))) return
  }

  /** Does one step of the work; returns false when none is left. */
  async function step(migration: Migration): Promise<boolean> {
    if (!isUnderWay(migration)) return false
    if (migration.models.length === 0) {
      const planned = await plan(migration.asked, deps)
      return append((now) => (now.models.length === 0 ? [planned] : []))
    }
    const [first, ...others] = inState('created', 'catching-up')
    if (first) {
      const group = [first, ...others.filter(({ progress }) => isAt(progress, first.progress))]
      await catchUp(migration, group, deps, signal)
      return true
    }
    const toVerify = inState('verifying')
    if (toVerify.length > 0) return append(await verified(toVerify.map(({ model }) => model)))
    const [ready] = migration.hold ? [] : inState('ready').filter(({ progress }) => !progress.switchedAt)
    return ready ? append(() => [{ type: 'MigrationSwitched', readModel: ready.model.name }]) : false

    /** The read models in one of these states that this release has. */
    function inState(...states: ModelMigration['state'][]) {
      return migration.models.flatMap((progress) => {
        const model = builtModel(models, progress.name, { version: progress.to, build: number })
        return model && states.includes(progress.state) ? [{ model, progress }] : []
      })
    }
  }

  async function append(decide: (now: Migration) => readonly MigrationEvent[]): Promise<boolean> {
    await migrations.change(number, (now) => (now ? decide(now) : []))
    return true
  }

  /** Verifies all of them, reading each sampled garden once. */
  async function verified(
    built: readonly BuiltModel[],
  ): Promise<(now: Migration) => readonly MigrationEvent[]> {
    const opened = await Promise.all(
      built.map(async (model) => ({ model, collection: await deps.readModels.open<object>(model) })),
    )
    const [one] = opened
    const sample = one ? await sampleOf(one.collection, sampledGardens) : []
    const faults = await lastingDifferences(opened, sample, deps, signal)
    return (now) =>
      built.flatMap(({ name }): MigrationEvent[] => {
        if (!now.models.some((each) => each.name === name && each.state === 'verifying')) return []
        const error = faults.get(name)
        return error
          ? [{ type: 'MigrationFailed', readModels: [name], error }]
          : [{ type: 'MigrationVerified', readModel: name, gardens: sample.length }]
      })
  }
}

const isAt = (one: ModelMigration, other: ModelMigration): boolean =>
  JSON.stringify(one.reached) === JSON.stringify(other.reached)
