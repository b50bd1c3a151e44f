import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Checkpoints } from '@wattle/adapters/feed/port.ts'
import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { DeadLetterDecisions } from '@wattle/adapters/system-streams/dead-letter-decisions.ts'
import { type Migrations, openMigrations } from '@wattle/adapters/system-streams/migrations.ts'
import { namedLease } from '@wattle/adapters/system-streams/named-lease.ts'
import {
  isBeingBuilt,
  isInProgress,
  isUnderWay,
  type Migration,
  type ModelMigration,
} from '@wattle/contracts/admin/migration.ts'
import { repeatedly } from '@wattle/server/process/repeatedly.ts'
import type { AnyReadModel } from '../read-model.ts'
import { advanceMigration } from './advance-migration.ts'
import { builtModel } from './known-builds.ts'
import { openProgress } from './progress.ts'
import { isReconciled } from './reconcile-pointer.ts'
import { isRetiring, retire } from './retire.ts'

export type MigrationWorkerDeps = {
  log: EventLog
  readModels: ReadModels
  /** Set when the feed connects several processes. */
  checkpoints?: Checkpoints
  models: readonly AnyReadModel[]
  clock: () => Date
  report: (error: unknown) => void
  /** No other process works on this log, so no lease is needed. */
  singleProcess: boolean
  /** Called whenever a migration has progressed. */
  onProgress?: (migration: Migration) => void
  /** Milliseconds between two polls for work. */
  interval?: number
  checkpointInterval?: number
  cachedDocuments?: number
  /** Lease duration in milliseconds: after it, other workers take over from a silent one. */
  leaseDuration?: number
}

/** An unavailable engine may come back; after this many failed polls in a row the migration fails. */
const mostOutages = 60

/** Once in this many polls, finished migrations are checked too: a late writer may have recreated a dropped build. */
const sweepEvery = 60

/**
 * Works on migrations until stopped. A lease ensures that only one worker does so at a time; progress is in the log, so
 * the next worker resumes where the last one stopped.
 */
export async function startMigrationWorker(deps: MigrationWorkerDeps): Promise<{ stop(): Promise<void> }> {
  const { log, readModels, models, clock, report, singleProcess, interval = 500 } = deps
  const deadLetters = await DeadLetters.open(readModels)
  const decisions = new DeadLetterDecisions(log, report)
  const progress = await openProgress(readModels, deps.onProgress)
  const migrations = announced(openMigrations(log, clock, report), progress.save)
  const leases = namedLease(log, 'migration', {
    clock,
    onError: report,
    ...(deps.leaseDuration === undefined ? {} : { duration: deps.leaseDuration }),
  })
  const work = {
    log,
    readModels,
    models,
    deadLetters,
    migrations,
    clock,
    singleProcess,
    skipped: decisions.skipped,
    checkpoints: deps.checkpoints,
    checkpointInterval: deps.checkpointInterval ?? 1000,
    // Reading stream by stream, a garden is never revisited, so a small cache suffices: short-lived objects are cheap
    // to collect.
    cachedDocuments: deps.cachedDocuments ?? (log.readByStream ? 1_000 : 10_000),
  }
  /** The revision of each migration, by number, up to which all work is done. */
  const done = new Map<number, number>()
  let outages = 0
  let looks = 0

  async function look(stopping: AbortSignal): Promise<void> {
    const isSweeping = looks % sweepEvery === 0
    looks += 1
    await decisions.read()
    for (const migration of await migrations.standing()) {
      if (stopping.aborted) return
      await progress.save(migration)
      if (isDone(migration) && (!isSweeping || (await areAligned(migration)))) continue
      const lease = singleProcess ? null : await leases.take()
      if (!singleProcess && !lease) return
      try {
        await workOn(migration.number, lease ? AbortSignal.any([stopping, lease.lost]) : stopping)
      } finally {
        await lease?.release()
      }
    }
  }

  function isDone(migration: Migration): boolean {
    if (migration.models.some((model) => isRetiring(model, migration.number, work))) return false
    return done.get(migration.number) === migration.revision
  }

  /** Checked before taking the lease: leases append events, and there is rarely anything to do. */
  async function areAligned({ models }: Migration): Promise<boolean> {
    for (const { name } of models) if (!(await isReconciled(name, work))) return false
    return true
  }

  async function workOn(number: number, signal: AbortSignal): Promise<void> {
    try {
      await giveUpUnknown(number)
      await retire(number, work)
      await advanceMigration(number, work, signal)
      outages = 0
    } catch (error) {
      if (signal.aborted) return
      outages += 1
      if (isOutage(error) && outages < mostOutages) throw error
      report(error)
      await fail(number, error)
    }
    const migration = await migrations.read(number)
    if (migration) done.set(number, migration.revision)
  }

  /** If no other release is running, fails the read models whose version this release does not have. */
  async function giveUpUnknown(number: number): Promise<void> {
    if (!singleProcess) return
    await migrations.change(number, (now) => {
      const unknown = now && isUnderWay(now) ? now.models.filter((model) => !isOurs(model)) : []
      if (unknown.length === 0) return []
      const error = `This release has no ${unknown.map(({ name, to }) => `${name}@${to}`).join(', ')}.`
      return [{ type: 'MigrationFailed', readModels: unknown.map(({ name }) => name), error }]
    })

    function isOurs({ name, to: version, state }: ModelMigration): boolean {
      return !isInProgress(state) || builtModel(models, name, { version, build: number }) !== undefined
    }
  }

  async function fail(number: number, error: unknown): Promise<void> {
    outages = 0
    const message = error instanceof Error ? error.message : String(error)
    await migrations.change(number, (now) => {
      const failed = now?.models.filter(({ state }) => isBeingBuilt(state))
      const names = failed?.map(({ name }) => name) ?? []
      return names.length > 0 ? [{ type: 'MigrationFailed', readModels: names, error: message }] : []
    })
  }

  return repeatedly(look, interval, report)
}

/** Calls `onChange` after every change to a migration. */
function announced(migrations: Migrations, onChange: (migration: Migration) => Promise<void>): Migrations {
  return {
    ...migrations,
    async change(number, decide) {
      const changed = await migrations.change(number, decide)
      if (changed) await onChange(changed)
      return changed
    },
  }
}

function isOutage(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return code === 'log-unavailable' || code === 'outcome-unknown' || code === 'read-models-unavailable'
}
