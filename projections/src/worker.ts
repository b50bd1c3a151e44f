import { createSweep } from '@wattle/adapters/feed/sweep.ts'
import { areSwept } from '@wattle/adapters/feed/sweep-checkpoints.ts'
import { feedWithoutErased } from '@wattle/adapters/feed/without-erased.ts'
import { openSharedDocuments, openSharedFeed, openSharedLog } from '@wattle/server/engines/open-shared.ts'
import { repeatedly } from '@wattle/server/process/repeatedly.ts'
import type { ProcessContext, Running } from '@wattle/server/process/run-process.ts'
import { openShell } from '@wattle/server/process/shell.ts'
import { measureMigrations } from './admin/measure.ts'
import { startMigrationWorker } from './admin/migration-worker.ts'
import { identityLinks } from './identity/identity-links.ts'
import { openIdentityLinks } from './identity/keep-identity-links.ts'
import { checkProjections, measureProjections } from './measure.ts'
import { allReadModels } from './read-models.ts'
import { requirePrepared } from './require-prepared.ts'
import {
  consumerOf,
  decisionInterval,
  othersInterval,
  type Runner,
  retryInterval,
  startRunner,
} from './runner.ts'
import { sweptBuilds } from './swept-builds.ts'

const sweepInterval = 30_000

/** The process that keeps the read models up to date; any number of workers share the gardens. */
export async function startWorker({ settings }: ProcessContext): Promise<Running> {
  const shell = await openShell(settings, 'worker')
  const { clock, registry, report, tracer } = shell
  const { readModels, checkpoints } = shell.use(await openSharedDocuments(settings))
  const checked = shell.use(await openSharedLog(settings, report))
  const { withDamaged: log, erasures } = checked
  await requirePrepared(readModels, [...allReadModels, identityLinks])
  const links = await openIdentityLinks(checked, readModels, report)
  const feed = feedWithoutErased(shell.use(await openSharedFeed(settings, report)), erasures)
  let runner: Runner | null = null
  shell.check('event log', () => log.check())
  shell.check('read models', () => readModels.check())
  shell.check('projections', async () => {
    if (!runner) throw new Error('The read models have not caught up yet.')
    await checkProjections(runner)
  })

  return {
    ...shell,
    async begin() {
      const models = allReadModels
      const consumers = () => sweptBuilds(models, readModels)
      // If every build has a sweep checkpoint, only later events can be missing, and the first sweep finds those faster
      // than reading the topic, which holds days of messages. Until then this worker is not ready.
      const start = (await areSwept(await consumers(), checkpoints)) ? 'end' : 'beginning'
      const started = await startRunner({
        log,
        feed,
        readModels,
        models,
        clock,
        links,
        consumer: consumerOf(models),
        start,
        onParked: report,
        tracer,
      })
      shell.onStop(() => started.stop())
      const sweep = createSweep({ log, checkpoints, consumers, start: 'beginning', handle: started.apply })
      const sweepOnce = async (signal: AbortSignal) => {
        await sweep(signal)
        runner = started
      }
      if (start === 'beginning') runner = started
      const migrations = await startMigrationWorker({
        log,
        readModels,
        checkpoints,
        models,
        clock,
        report,
        singleProcess: false,
        interval: 1000,
        onProgress: measureMigrations(registry),
      })
      for (const round of [
        migrations,
        repeatedly(sweepOnce, sweepInterval, report),
        repeatedly(started.retryParked, retryInterval, report),
        repeatedly(started.retryParkedByOthers, othersInterval, report),
        repeatedly(started.followDecisions, decisionInterval, report),
      ]) {
        shell.onStop(() => round.stop())
      }
      await measureProjections(registry, started, readModels)
    },
  }
}
