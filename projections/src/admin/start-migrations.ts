import { openMigrations } from '@wattle/adapters/system-streams/migrations.ts'
import type { Migration } from '@wattle/contracts/admin/migration.ts'
import { repeatedly } from '@wattle/server/process/repeatedly.ts'
import { type MigrationWorkerDeps, startMigrationWorker } from './migration-worker.ts'
import { outdated, requestMigration, useFromNothing } from './outdated.ts'
import { progressPrinter } from './progress-printer.ts'

type StartDeps = Omit<MigrationWorkerDeps, 'singleProcess' | 'onProgress'> & {
  /** Prints one line for the operator. */
  print: (line: string) => void
  measure: (migration: Migration) => void
}

/**
 * For a single-process installation: resumes any migration under way, requests one for outdated read models, and runs
 * the work in the background, so that the server can respond at once.
 */
export async function startMigrations({
  print,
  measure,
  ...deps
}: StartDeps): Promise<{ stop(): Promise<void> }> {
  const printProgress = progressPrinter(print)
  const onProgress = (migration: Migration) => {
    measure(migration)
    printProgress(migration)
  }
  const work = { ...deps, migrations: openMigrations(deps.log, deps.clock) }
  await useFromNothing(work)
  let isAsked = false

  /** Requests a migration once, waiting for one already under way. If it fails, a person must look at it. */
  async function ask(): Promise<void> {
    if (isAsked) return
    const left = await outdated(work)
    isAsked = left.length === 0 || (await requestMigration(left, work))
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
