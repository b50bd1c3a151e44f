import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Checkpoints } from '@wattle/adapters/feed/port.ts'
import { beginSweepAtEnd } from '@wattle/adapters/feed/sweep-checkpoints.ts'
import { buildName } from '@wattle/adapters/read-models/field-names.ts'
import type { Build } from '@wattle/adapters/read-models/port.ts'
import type { Migrations } from '@wattle/adapters/system-streams/migrations.ts'
import type { Migration, ModelMigration } from '@wattle/contracts/admin/migration.ts'
import type { Checkpoint, MigrationEvent } from '@wattle/contracts/admin/migration-events.ts'
import type { EventMetadata, RecordedEvent } from '@wattle/contracts/envelope.ts'
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

type Group = readonly { model: BuiltModel; progress: ModelMigration }[]

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
  group: Group,
  deps: CatchUpDeps,
  signal: AbortSignal,
): Promise<void> {
  const building = await CatchUp.open(migration.number, group, deps, signal)
  while ((await building.pass()) > goLiveThreshold);
  // From here on, workers apply new events, and their sweeps apply any that the feed missed. An event that a worker
  // applied before it knew of this build is already in the log, so the last pass reads it.
  await building.goLive()
  await building.pass()
  await building.note((readModels) => ({ type: 'MigrationCaughtUp', readModels }))
}

/** The builds of a group on their way from the shared checkpoint to the end of the log. */
class CatchUp {
  readonly #migration: number
  readonly #deps: CatchUpDeps
  readonly #signal: AbortSignal
  /** Without those of cancelled read models. */
  #builders: readonly Builder[]
  #reached: Checkpoint | null
  /** Number of events up to `reached`, and when this run began. */
  #events: number
  readonly #eventsBefore: number
  readonly #begun = performance.now()
  #checkpointed = this.#begun

  private constructor(
    migration: number,
    builders: readonly Builder[],
    { reached, events }: Pick<ModelMigration, 'reached' | 'events'>,
    deps: CatchUpDeps,
    signal: AbortSignal,
  ) {
    this.#migration = migration
    this.#builders = builders
    this.#reached = reached
    this.#events = events
    this.#eventsBefore = events
    this.#deps = deps
    this.#signal = signal
  }

  /** Resumes the builds from their checkpoint if all of them are there; otherwise starts them from nothing. */
  static async open(
    migration: number,
    group: Group,
    deps: CatchUpDeps,
    signal: AbortSignal,
  ): Promise<CatchUp> {
    const isBegun = await areBegun(group, deps)
    const builders = await Promise.all(group.map(({ model }) => Builder.open(model, isBegun, deps)))
    const from = (isBegun && group[0]?.progress) || { reached: null, events: 0 }
    return new CatchUp(migration, builders, from, deps, signal)
  }

  /** Folds every event up to the end of the log. Returns how many that were; 0 if nothing is left to build. */
  async pass(): Promise<number> {
    if (this.#builders.length === 0) return 0
    const before = this.#events
    for await (const { events, reached } of replay(this.#deps.log, this.#reached)) {
      this.#signal.throwIfAborted()
      await this.#apply(events)
      this.#reached = reached
      this.#events += events.length
      if (performance.now() - this.#checkpointed >= this.#deps.checkpointInterval) await this.#checkpoint()
    }
    this.#signal.throwIfAborted()
    await this.#checkpoint()
    return this.#events - before
  }

  /** Makes workers keep the builds up to date from now on. */
  async goLive(): Promise<void> {
    const { log, checkpoints, readModels } = this.#deps
    for (const { name, version, build } of this.#models) {
      const building: Build = { version, build }
      if (checkpoints) await beginSweepAtEnd(buildName(name, building), { log, checkpoints })
      const pointer = (await readModels.pointers()).get(name) ?? { active: null, kept: null }
      await readModels.point(name, { ...pointer, building })
    }
  }

  /** Appends an event for the read models that are not cancelled, and stops building those that are. */
  async note(event: (readModels: string[]) => MigrationEvent): Promise<void> {
    const names = this.#models.map(({ name }) => name)
    const isBuilding = ({ name, state }: ModelMigration) =>
      names.includes(name) && (state === 'created' || state === 'catching-up')
    const after = await this.#deps.migrations.change(this.#migration, (now) => {
      const left = now?.models.filter(isBuilding).map(({ name }) => name) ?? []
      return left.length > 0 ? [event(left)] : []
    })
    const isCancelled = ({ name }: BuiltModel) =>
      after?.models.some((each) => each.name === name && each.state === 'cancelled')
    this.#builders = this.#builders.filter(({ model }) => !isCancelled(model))
  }

  get #models(): BuiltModel[] {
    return this.#builders.map(({ model }) => model)
  }

  async #apply(events: readonly RecordedEvent<EventMetadata>[]): Promise<void> {
    for (let from = 0; from < events.length; from += atOnce) {
      const unsealed = unsealAll(events.slice(from, from + atOnce))
      for (const builder of this.#builders) await builder.apply(unsealed)
      // In a single-process installation, let requests run in between.
      await nextTurn()
    }
  }

  /** Writes everything up to `reached`, from where an interrupted build resumes. */
  async #checkpoint(): Promise<void> {
    const reached = this.#reached
    if (reached === null) return
    for (const builder of this.#builders) await builder.flush()
    const events = this.#events
    const progress = {
      reached,
      events,
      total: await totalOf(this.#deps.log, events, reached),
      eventsPerSecond: this.#eventsPerSecond(),
      parked: this.#builders.flatMap(parkedIn),
    }
    await this.note((readModels) => ({ type: 'MigrationProgressed', readModels, ...progress }))
    this.#checkpointed = performance.now()
  }

  #eventsPerSecond(): number {
    const seconds = Math.max(1, performance.now() - this.#begun) / 1000
    return Math.round((this.#events - this.#eventsBefore) / seconds)
  }
}

async function areBegun(group: Group, { readModels }: CatchUpDeps): Promise<boolean> {
  if (group.some(({ progress }) => progress.reached === null)) return false
  for (const { model } of group) if (!(await isThere(model, readModels))) return false
  return true
}

function parkedIn({ model, parked: [first, ...others] }: Builder) {
  if (!first) return []
  const { gardenId, revision, error } = first
  const sentence = `Garden ${gardenId} stopped at event ${revision}: ${error}`
  return [{ readModel: model.name, gardens: others.length + 1, error: sentence }]
}
