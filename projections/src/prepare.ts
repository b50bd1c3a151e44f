import { setTimeout as sleep } from 'node:timers/promises'
import { openMigrations } from '@wattle/adapters/system-streams/migrations.ts'
import { isUnderWay } from '@wattle/contracts/admin/migration.ts'
import { type MigrationWorkerDeps, startMigrationWorker } from './admin/migration-worker.ts'
import { areSwitched, outdated, requestMigration, useFromNothing } from './admin/outdated.ts'
import { progressPrinter } from './admin/progress-printer.ts'
import type { AnyReadModel } from './read-model.ts'
import { requirePrepared } from './require-prepared.ts'

export type PrepareDeps = Omit<MigrationWorkerDeps, 'onProgress'> & {
  /** Prints one line for the operator. */
  print: (line: string) => void
}

/**
 * Builds the newest version of each read model and switches readers to it, where that has not happened yet. Run this
 * before starting the processes of a new release; processes of the previous release keep reading their own version.
 *
 * Safe to run twice at once, and to run again after an interruption: the work is done once and resumed where it
 * stopped. Throws as `requirePrepared` does if a later release has been prepared, and `MigrationFailed` if a migration
 * fails.
 */
export async function prepareReadModels({ print, ...deps }: PrepareDeps): Promise<void> {
  const migrations = openMigrations(deps.log, deps.clock)
  const work = { ...deps, migrations }
  await useFromNothing(work)
  // Never switch readers back from a later release: this one uses the version kept for it, or fails.
  const overtaken = await overtakenIn(deps)
  await requirePrepared(deps.readModels, overtaken)
  const needed = async () => (await outdated(work)).filter(({ name }) => !isAmong(overtaken, name))
  const isDone = async () => (await needed()).length === 0 && (await areSwitched(work))
  if ((await isDone()) && !(await isGoingOn())) return

  const { interval = 200 } = deps
  const worker = await startMigrationWorker({ ...deps, interval, onProgress: progressPrinter(print) })
  try {
    for (;;) {
      const last = await migrations.last()
      if (!last || !isUnderWay(last)) {
        const left = await needed()
        if (left.length === 0 && (await areSwitched(work))) return
        const failed = last?.models.find(({ state }) => state === 'failed')
        if (failed && isAmong(left, failed.name)) throw new MigrationFailed(failed.error ?? failed.name)
        if (left.length > 0) await requestMigration(left, work)
      } else if (last.hold && last.models.some(({ state }) => state === 'ready')) {
        throw new MigrationFailed(
          'A migration is waiting to be switched. Run npm run migrate -- status, then switch NAME or cancel NAME.',
        )
      }
      await sleep(interval)
    }
  } finally {
    await worker.stop()
  }

  async function isGoingOn(): Promise<boolean> {
    const last = await migrations.last()
    return last !== null && isUnderWay(last) && !last.hold
  }
}

class MigrationFailed extends Error {
  readonly code = 'migration-failed'
}

/** The read models of which readers use a later version than this release knows. */
async function overtakenIn({
  readModels,
  models,
}: Pick<PrepareDeps, 'readModels' | 'models'>): Promise<AnyReadModel[]> {
  const pointers = await readModels.pointers()
  return models.filter(({ name }) => {
    const active = pointers.get(name)?.active
    return active && models.every((model) => model.name !== name || model.version < active.version)
  })
}

const isAmong = (models: readonly AnyReadModel[], name: string): boolean =>
  models.some((model) => model.name === name)
