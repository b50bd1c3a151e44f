import { startRelay } from '@wattle/adapters/feed/relay.ts'
import { askedGauge } from '@wattle/adapters/http/asked-gauge.ts'
import { closeServer } from '@wattle/adapters/http/close-server.ts'
import { registerOperations } from '@wattle/adapters/http/operations.ts'
import { createServer } from '@wattle/adapters/http/server.ts'
import { serverOptions } from '@wattle/adapters/http/server-options.ts'
import { openPublisher, openSharedDocuments, openSharedLog } from '@wattle/adapters/open-shared.ts'
import type { ProcessContext, Running } from '@wattle/adapters/process/run-process.ts'
import { Registry } from 'prom-client'

/** The process that publishes events appended to the log, for any number of consumers. One is enough. */
export async function startRelayProcess({ settings }: ProcessContext): Promise<Running> {
  const app = await createServer(serverOptions(settings))
  const report = (error: unknown) => app.log.error({ err: error })
  const log = await openSharedLog(settings, report)
  const documents = await openSharedDocuments(settings)
  const publisher = await openPublisher(settings, report)
  const relay = await startRelay({ log, publisher, checkpoints: documents.checkpoints })

  const registry = new Registry()
  askedGauge(
    registry,
    { name: 'wattle_relay_gap_events', help: 'Events in the log that are not published yet.' },
    async () => (await relay.measure()).gap,
  )
  registerOperations(app, registry, {
    'event log': () => log.check(),
    feed: () => publisher.check(),
    checkpoints: () => documents.readModels.check(),
  })
  return {
    app,
    async stop() {
      await closeServer(app)
      await Promise.all([relay.stop(), publisher.close()])
      await log.close()
      await documents.close()
    },
  }
}
