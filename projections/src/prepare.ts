import { setTimeout as sleep } from 'node:timers/promises'
import { openMigrations } from '@wattle/adapters/event-log/migrations.ts'
import { isUnderWay } from '@wattle/contracts/admin/migration.ts'
import { inLines } from './admin/in-lines.ts'
import { type MigrationWorkerDeps, startMigrationWorker } from './admin/migration-worker.ts'
import { areSwitched, askFor, outdated, useFromNothing } from './admin/outdated.ts'
import type { AnyReadModel } from './read-model.ts'
import { requirePrepared } from './require-prepared.ts'

export type PrepareDeps = Omit<MigrationWorkerDeps, 'onProgress'> & {
  /** Takes one line for people to read. */
  print: (line: string) => void
}

/**
 * Has the newest version of each read model built and used, where it is not. To be called before the processes of a release
 * start; those of the release before go on with what they read. Two at once do the work once, and one that was interrupted
 * goes on where it was. Throws as `requirePrepared` does where a later release has been prepared, and what a migration
 * failed with.
 */
export async function prepareReadModels({ print, ...deps }: PrepareDeps): Promise<void> {
  const migrations = openMigrations(deps.log, deps.clock)
  const work = { ...deps, migrations }
  await useFromNothing(work)
  // Readers of a later release are not led back: this one goes on with what is kept for it, or not at all.
  const overtaken = await overtakenIn(deps)
  await requirePrepared(deps.readModels, overtaken)
  const needed = async () => (await outdated(work)).filter(({ name }) => !isAmong(overtaken, name))
  const isDone = async () => (await needed()).length === 0 && (await areSwitched(work))
  if ((await isDone()) && !(await isGoingOn())) return

  const { interval = 200 } = deps
  const worker = await startMigrationWorker({ ...deps, interval, onProgress: inLines(print) })
  try {
    for (;;) {
      const last = await migrations.last()
      if (!last || !isUnderWay(last)) {
        const left = await needed()
        if (left.length === 0 && (await areSwitched(work))) return
        const failed = last?.models.find(({ state }) => state === 'failed')
        if (failed && isAmong(left, failed.name)) throw new MigrationFailed(failed.error ?? failed.name)
        if (left.length > 0) await askFor(left, work)
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

export class MigrationFailed extends Error {
  readonly code = 'migration-failed'
}

/** Of which readers use a later version than this release has. */
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
