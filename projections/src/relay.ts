import { startRelay } from '@wattle/adapters/feed/relay.ts'
import { openPublisher, openSharedDocuments, openSharedLog } from '@wattle/server/engines/open-shared.ts'
import { asyncGauge } from '@wattle/server/http/async-gauge.ts'
import type { ProcessContext, Running } from '@wattle/server/process/run-process.ts'
import { openShell } from '@wattle/server/process/shell.ts'

/** The process that publishes appended events to the feed. One instance is enough for any number of consumers. */
export async function startRelayProcess({ settings }: ProcessContext): Promise<Running> {
  const shell = await openShell(settings, 'relay')
  const { registry, report, tracer } = shell
  const { readModels, checkpoints } = shell.use(await openSharedDocuments(settings))
  const { withDamaged: log } = shell.use(await openSharedLog(settings, report))
  const publisher = shell.use(await openPublisher(settings, report))
  const relay = await startRelay({ log, publisher, checkpoints, tracer })
  shell.onStop(() => relay.stop())
  shell.check('event log', () => log.check())
  shell.check('feed', () => publisher.check())
  shell.check('checkpoints', () => readModels.check())
  asyncGauge(
    registry,
    { name: 'wattle_relay_gap_events', help: 'Events in the log that are not published yet.' },
    () => relay.gap(),
  )
  return shell
}
