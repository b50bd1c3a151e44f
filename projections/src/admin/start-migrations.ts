import { openMigrations } from '@wattle/adapters/event-log/migrations.ts'
import type { Migration } from '@wattle/contracts/admin/migration.ts'
import { repeatedly } from '@wattle/server/process/repeatedly.ts'
import { inLines } from './in-lines.ts'
import { type MigrationWorkerDeps, startMigrationWorker } from './migration-worker.ts'
import { askFor, outdated, useFromNothing } from './outdated.ts'

type StartDeps = Omit<MigrationWorkerDeps, 'singleProcess' | 'onProgress'> & {
  /** Prints one line for people to read. */
  print: (line: string) => void
  measure: (migration: Migration) => void
}

/**
 * Where one process does everything: goes on with what is under way, asks for what is outdated, and leaves the work to a
 * worker in the background, so that the server answers at once.
 */
export async function startMigrations({
  print,
  measure,
  ...deps
}: StartDeps): Promise<{ stop(): Promise<void> }> {
  const printProgress = inLines(print)
  const onProgress = (migration: Migration) => {
    measure(migration)
    printProgress(migration)
  }
  const work = { ...deps, migrations: openMigrations(deps.log, deps.clock) }
  await useFromNothing(work)
  let isAsked = false

  /** Once: what fails then is for a person to look at. While another is under way, after that. */
  async function ask(): Promise<void> {
    if (isAsked) return
    const left = await outdated(work)
    isAsked = left.length === 0 || (await askFor(left, work))
  }

  await ask()
  const asking = repeatedly(ask, 1000, deps.report)
  const worker = await startMigrationWorker({ ...deps, singleProcess: true, onProgress })
  return {
    async stop() {
      await asking.stop()
      await worker.stop()
    },
  }
}
