import { startRelay } from '@wattle/adapters/feed/relay.ts'
import { openPublisher, openSharedDocuments, openSharedLog } from '@wattle/server/engines/open-shared.ts'
import { askedGauge } from '@wattle/server/http/asked-gauge.ts'
import { closeServer } from '@wattle/server/http/close-server.ts'
import { registerOperations } from '@wattle/server/http/operations.ts'
import { createServer } from '@wattle/server/http/server.ts'
import { serverOptions } from '@wattle/server/http/server-options.ts'
import type { ProcessContext, Running } from '@wattle/server/process/run-process.ts'
import { Registry } from 'prom-client'

/** The process that publishes what is appended to the log, so that any number of consumers hear of it. One is enough. */
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
