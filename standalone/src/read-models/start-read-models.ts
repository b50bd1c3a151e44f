import { measureMigrations } from '@wattle/projections/admin/measure.ts'
import { startMigrations } from '@wattle/projections/admin/start-migrations.ts'
import { checkProjections, measureProjections } from '@wattle/projections/measure.ts'
import { allReadModels } from '@wattle/projections/read-models.ts'
import { openReadSide, type ReadSide } from '@wattle/query-api/read-side.ts'
import type { EmbeddedEngines } from '@wattle/server/engines/open-embedded.ts'
import type { Shell } from '@wattle/server/process/shell.ts'
import type { Settings } from '@wattle/server/settings/settings.ts'
import { type RunningProjections, runProjections } from './run-projections.ts'
import { runProjectionsInThread } from './run-projections-in-thread.ts'

type Options = { settings: Settings; print: (line: string) => void }

/** Keeps the read models up to date, rebuilds those that have changed, and opens them for readers. */
export async function startReadModels(
  shell: Shell,
  engines: EmbeddedEngines,
  { settings, print }: Options,
): Promise<ReadSide> {
  const { clock, registry, report } = shell
  const { log, readModels } = engines
  const projections = await startProjections(shell, engines, settings)
  shell.onStop(() => projections.stop())
  shell.check('projections', () => checkProjections(projections))
  await measureProjections(registry, projections, readModels)
  const migrations = await startMigrations({
    log: log.withDamaged,
    readModels,
    clock,
    report,
    print,
    models: allReadModels,
    measure: measureMigrations(registry),
  })
  shell.onStop(() => migrations.stop())
  const readSide = await openReadSide(readModels, report)
  shell.onStop(() => readSide.stop())
  return readSide
}

/** In a thread of their own, unless the data is in memory, where no other thread finds it. */
async function startProjections(
  { clock, report, tracer }: Shell,
  { log, feed, readModels, files, onAppended }: EmbeddedEngines,
  settings: Settings,
): Promise<RunningProjections> {
  if (!files) return await runProjections({ log: log.withDamaged, feed, readModels, clock, report, tracer })
  return await runProjectionsInThread({
    start: { files, settings },
    onSaved: readModels.savedElsewhere,
    onAppended,
    report,
  })
}
