import { setTimeout as sleep } from 'node:timers/promises'
import { isUnderWay, type Migration, type ModelMigration } from '@wattle/contracts/admin/migration.ts'
import type { MigrationEvent } from '@wattle/contracts/admin/migration-events.ts'
import type { AnyReadModel, BuiltModel } from '../read-model.ts'
import { differences, sampleOf } from '../verify.ts'
import { type CatchUpDeps, catchUp } from './catch-up.ts'
import { builtModel } from './live-builds.ts'
import { plan } from './plan.ts'
import { settle } from './settle.ts'

export type CarryOnDeps = CatchUpDeps & {
  models: readonly AnyReadModel[]
  /** Gardens that are folded afresh to compare. */
  sampledGardens: number
}

/** Does what a migration has left to do, up to where a person has to decide. Throws when the signal aborts. */
export async function carryOn(number: number, deps: CarryOnDeps, signal: AbortSignal): Promise<void> {
  const { migrations, models } = deps
  for (;;) {
    signal.throwIfAborted()
    const migration = await migrations.read(number)
    if (!migration) return
    for (const { name } of migration.models) await settle(name, deps)
    if (!(await step(migration))) return
  }

  /** One step of the work; false when there is none. */
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
    const [toVerify] = inState('verifying')
    if (toVerify) return append(await verified(toVerify.model))
    const [ready] = migration.hold ? [] : inState('ready').filter(({ progress }) => !progress.switchedAt)
    return ready ? append(() => [{ type: 'MigrationSwitched', readModel: ready.model.name }]) : false

    /** Those of this release that are in one of these states. */
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

  async function verified(model: BuiltModel): Promise<(now: Migration) => readonly MigrationEvent[]> {
    const { name } = model
    const gardens = await deps.readModels.open<object>(model)
    const sample = await sampleOf(gardens, deps.sampledGardens)
    const error = await firstDifference(model, sample)
    const event: MigrationEvent = error
      ? { type: 'MigrationFailed', readModels: [name], error }
      : { type: 'MigrationVerified', readModel: name, gardens: sample.length }
    return (now) =>
      now.models.some((each) => each.name === name && each.state === 'verifying') ? [event] : []
  }

  /** Gardeners go on meanwhile: what differs while a worker writes is the same a moment later. */
  async function firstDifference(model: BuiltModel, sample: readonly string[]): Promise<string | null> {
    const collection = await deps.readModels.open<object>(model)
    for (const gardenId of sample) {
      for (let look = 1; ; look++) {
        signal.throwIfAborted()
        const [found] = await differences([{ model, collection }], deps.log, [gardenId], deps.skipped)
        if (!found) break
        if (look === 5) return found
        await sleep(50 * look)
      }
    }
    return null
  }
}

const isAt = (one: ModelMigration, other: ModelMigration): boolean =>
  JSON.stringify(one.reached) === JSON.stringify(other.reached)
