import { createSweep } from '@wattle/adapters/feed/sweep.ts'
import { closeServer } from '@wattle/adapters/http/close-server.ts'
import { registerOperations } from '@wattle/adapters/http/operations.ts'
import { createServer } from '@wattle/adapters/http/server.ts'
import { serverOptions } from '@wattle/adapters/http/server-options.ts'
import { openSharedDocuments, openSharedFeed, openSharedLog } from '@wattle/adapters/open-shared.ts'
import type { ProcessContext, Running } from '@wattle/adapters/process/run-process.ts'
import { repeatedly } from '@wattle/adapters/repeatedly.ts'
import { Registry } from 'prom-client'
import { checkProjections, measureProjections } from './measure.ts'
import { allReadModels } from './read-models.ts'
import { requirePrepared } from './require-prepared.ts'
import { consumerOf, type Runner, retriedEvery, startRunner } from './runner.ts'

const sweptEvery = 30_000

/** The process that keeps the read models up to date; any number of them share the gardens. */
export async function startWorker({ settings }: ProcessContext): Promise<Running> {
  const app = await createServer(serverOptions(settings))
  const report = (error: unknown) => app.log.error({ err: error })
  const clock = () => new Date()
  const log = await openSharedLog(settings, report)
  const documents = await openSharedDocuments(settings)
  const { readModels, checkpoints } = documents
  await requirePrepared(readModels, allReadModels)
  const feed = await openSharedFeed(settings, report)
  const models = allReadModels
  const consumer = consumerOf(models)
  const registry = new Registry()
  let runner: Runner | null = null
  const rounds: { stop(): Promise<void> }[] = []

  registerOperations(app, registry, {
    'event log': () => log.check(),
    'read models': () => readModels.check(),
    projections: async () => {
      if (!runner) throw new Error('The feed is not connected yet.')
      await checkProjections(runner)
    },
  })
  return {
    app,
    async begin() {
      const started = await startRunner({ log, feed, readModels, models, clock, consumer, onParked: report })
      const sweep = createSweep({
        log,
        checkpoints,
        consumer,
        start: 'beginning',
        handle: started.apply,
      })
      rounds.push(repeatedly(sweep, sweptEvery, report))
      rounds.push(repeatedly(started.retryParked, retriedEvery, report))
      measureProjections(registry, started)
      runner = started
    },
    async stop() {
      await closeServer(app)
      await Promise.all(rounds.map((round) => round.stop()))
      await runner?.stop()
      await feed.close()
      await log.close()
      await documents.close()
    },
  }
}
