import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Feed } from '@wattle/adapters/feed/port.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { Tracer } from '@wattle/adapters/tracing/port.ts'
import type { Measured } from '@wattle/projections/measure.ts'
import { allReadModels } from '@wattle/projections/read-models.ts'
import { decisionInterval, retryInterval, startRunner } from '@wattle/projections/runner.ts'
import { repeatedly } from '@wattle/server/process/repeatedly.ts'
import { sentenceOf } from '@wattle/server/process/sentence-of.ts'

type RunProjectionsDeps = {
  log: EventLog
  feed: Feed
  readModels: ReadModels
  clock: () => Date
  report: (error: unknown) => void
  tracer: Tracer
}

/** Keeps the read models up to date, in this thread or another. */
export type RunningProjections = Measured & { stop(): Promise<void> }

/** Keeps all read models up to date in this thread. Start it before any migration runs. */
export async function runProjections({ report, ...deps }: RunProjectionsDeps): Promise<RunningProjections> {
  const runner = await startRunner({ ...deps, models: allReadModels, singleProcess: true, onParked: report })
  const rounds = [
    repeatedly(runner.retryParked, retryInterval, report),
    repeatedly(runner.followDecisions, decisionInterval, report),
  ]
  return {
    async measure() {
      const measures = await runner.measure()
      const damage = await deps.readModels.check().then(() => null, sentenceOf)
      return { ...measures, fault: measures.fault ?? damage }
    },
    async stop() {
      for (const round of rounds) await round.stop()
      await runner.stop()
    },
  }
}
