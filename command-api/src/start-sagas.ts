import { checkSubscription } from '@wattle/adapters/feed/check-subscription.ts'
import type { Checkpoints, Feed } from '@wattle/adapters/feed/port.ts'
import { createSweep } from '@wattle/adapters/feed/sweep.ts'
import type { Images } from '@wattle/adapters/images/port.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import type { Check } from '@wattle/server/http/readiness.ts'
import { repeatedly } from '@wattle/server/process/repeatedly.ts'
import type { Shell } from '@wattle/server/process/shell.ts'
import { Gauge, type Registry } from 'prom-client'
import { createRequestPlan } from './care-plans/request-plan.ts'
import { startCarePlanRunner } from './care-plans/runner.ts'
import { consumer, createCarePlanSaga, start } from './care-plans/saga.ts'
import { followRemovedPictures } from './images/removed-pictures.ts'
import type { WriteSide } from './write-side.ts'

type Options = {
  feed: Feed
  checkpoints: Checkpoints
  snapshots: Snapshots
  images: Images
  /** Whether no other process makes care plans or writes to the log, and the feed loses no events. */
  singleProcess: boolean
}

export const sagaWork = ['care plans', 'removed pictures'] as const
type SagaWork = (typeof sagaWork)[number]

export type Sagas = {
  /** Readiness checks, named after the work that a failure delays. */
  checks: Record<SagaWork, Check>
  stop(): Promise<void>
}

/** Milliseconds between two sweeps for events that the feed lost. */
const sweepInterval = 30_000

/**
 * Starts the care plan saga, the care plan runner and the deletion of removed pictures. They continue from
 * their checkpoints; without these, they start at the first event, which makes no plan twice. Unless
 * `singleProcess`, a periodic sweep handles events that the feed lost.
 */
export async function startSagas(
  { clock, registry, report, tracer }: Pick<Shell, 'clock' | 'registry' | 'report' | 'tracer'>,
  { log, plantAi, gardens: { handle, loadGarden } }: WriteSide,
  { feed, checkpoints, snapshots, images, singleProcess }: Options,
): Promise<Sagas> {
  const requestPlan = createRequestPlan({ log, loadGarden, clock })
  const handleEvents = createCarePlanSaga(requestPlan, report)
  const saga = await feed.subscribe(consumer, start, handleEvents)
  const sweep = createSweep({
    log,
    checkpoints,
    consumers: async () => [consumer],
    start,
    handle: handleEvents,
  })
  const sweeping = singleProcess ? null : repeatedly(sweep, sweepInterval, report)
  const removing = await followRemovedPictures({ log, checkpoints, images, report })
  const runner = await startCarePlanRunner({
    log,
    snapshots,
    handle,
    loadGarden,
    plantAi,
    clock,
    tracer,
    singleProcess,
    onError: report,
  })
  measureOpenPlans(registry, () => runner.open())
  return {
    checks: {
      async 'care plans'() {
        await checkSubscription(saga)
        await sweeping?.check()
      },
      'removed pictures': () => removing.check(),
    },
    async stop() {
      await sweeping?.stop()
      await saga.stop()
      await removing.stop()
      await runner.stop()
    },
  }
}

function measureOpenPlans(registry: Registry, count: () => number): void {
  new Gauge({
    name: 'wattle_care_plans_open',
    help: 'Care plans that were requested and are not finished yet.',
    registers: [registry],
    collect() {
      this.set(count())
    },
  })
}
