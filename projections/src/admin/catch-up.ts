import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Checkpoints } from '@wattle/adapters/feed/port.ts'
import { beginSweepAtEnd } from '@wattle/adapters/feed/sweep-checkpoints.ts'
import { buildName } from '@wattle/adapters/read-models/field-names.ts'
import type { Build } from '@wattle/adapters/read-models/port.ts'
import type { Migrations } from '@wattle/adapters/system-streams/migrations.ts'
import type { Migration, ModelMigration } from '@wattle/contracts/admin/migration.ts'
import type { Checkpoint, MigrationEvent } from '@wattle/contracts/admin/migration-events.ts'
import type { BuiltModel } from '../read-model.ts'
import { Builder, type BuilderDeps, isThere, unsealAll } from './builder.ts'
import { replay, totalOf } from './replay.ts'

export type CatchUpDeps = BuilderDeps & {
  log: EventLog
  migrations: Migrations
  /** Set when the feed connects several processes. */
  checkpoints?: Checkpoints | undefined
  /** Milliseconds between two checkpoints; after a kill, this much work is repeated. */
  checkpointInterval: number
}

/** Number of events folded before yielding to other work. */
const atOnce = 250

/** Workers join once a pass reads at most this many events; events since then are read once more. */
const goLiveThreshold = 1000

/**
 * Builds these read models from the log until they hold every event and workers keep them up to date. All share one
 * checkpoint, from which an interrupted build resumes. Cancelled ones are not built any further.
 */
export async function catchUp(
  migration: Migration,
  group: readonly { model: BuiltModel; progress: ModelMigration }[],
  deps: CatchUpDeps,
  signal: AbortSignal,
): Promise<void> {
  const { log, migrations, readModels, checkpoints, checkpointInterval } = deps
  const isBegun = await areThere(group.map(({ model }) => model))
  let [reached, events] = isBegun
    ? [group[0]?.progress.reached ?? null, group[0]?.progress.events ?? 0]
    : [null, 0]
  let builders = await Promise.all(group.map(({ model }) => Builder.open(model, isBegun, deps)))
  const [begun, before] = [performance.now(), events]
  let checkpointed = begun

  for (let isLive = false; builders.length > 0; ) {
    let inPass = 0
    for await (const batch of replay(log, reached)) {
      signal.throwIfAborted()
      for (let from = 0; from < batch.events.length; from += atOnce) {
        const unsealed = unsealAll(batch.events.slice(from, from + atOnce))
        for (const builder of builders) await builder.apply(unsealed)
        // In a single-process installation, let requests run in between.
        await nextTurn()
      }
      reached = batch.reached
      events += batch.events.length
      inPass += batch.events.length
      if (performance.now() - checkpointed >= checkpointInterval) await checkpoint(reached)
    }
    signal.throwIfAborted()
    if (reached) await checkpoint(reached)
    if (isLive) break
    if (inPass > goLiveThreshold) continue
    // From here on, workers apply new events, and their sweeps apply any that the feed missed. An event that a worker
    // applied before it knew of this build is already in the log, so the last pass reads it.
    for (const { model } of builders) await goLive(model)
    isLive = true
  }
  await note((readModels) => ({ type: 'MigrationCaughtUp', readModels }))

  async function checkpoint(at: Checkpoint): Promise<void> {
    for (const builder of builders) await builder.flush()
    const total = await totalOf(log, events, at)
    const eventsPerSecond = Math.round(((events - before) / Math.max(1, performance.now() - begun)) * 1000)
    const parked = builders.flatMap(({ model, parked: [first, ...others] }) =>
      first ? { readModel: model.name, gardens: others.length + 1, error: sentenceOf(first) } : [],
    )
    await note((readModels) => {
      return { type: 'MigrationProgressed', readModels, reached: at, events, total, eventsPerSecond, parked }
    })
    checkpointed = performance.now()
  }

  /** Appends an event for the read models that are not cancelled, and stops building those that are. */
  async function note(event: (readModels: string[]) => MigrationEvent): Promise<void> {
    const names = builders.map(({ model }) => model.name)
    const goingOn = ({ name, state }: ModelMigration) =>
      names.includes(name) && (state === 'created' || state === 'catching-up')
    const after = await migrations.change(migration.number, (now) => {
      const left = now?.models.filter(goingOn).map(({ name }) => name) ?? []
      return left.length > 0 ? [event(left)] : []
    })
    const cancelled = after?.models.filter(({ state }) => state === 'cancelled').map(({ name }) => name) ?? []
    builders = builders.filter(({ model }) => !cancelled.includes(model.name))
  }

  async function areThere(models: readonly BuiltModel[]): Promise<boolean> {
    if (group.some(({ progress }) => progress.reached === null)) return false
    for (const model of models) if (!(await isThere(model, readModels))) return false
    return true
  }

  async function goLive({ name, version, build }: BuiltModel): Promise<void> {
    const building: Build = { version, build }
    if (checkpoints) await beginSweepAtEnd(buildName(name, building), { log, checkpoints })
    const pointer = (await readModels.pointers()).get(name) ?? { active: null, kept: null }
    await readModels.point(name, { ...pointer, building })
  }
}

const sentenceOf = ({ gardenId, revision, error }: { gardenId: string; revision: number; error: string }) =>
  `Garden ${gardenId} stopped at event ${revision}: ${error}`
