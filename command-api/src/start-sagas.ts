import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { checkSubscription } from '@wattle/adapters/feed/check-subscription.ts'
import type { Checkpoints } from '@wattle/adapters/feed/checkpoints.ts'
import type { Feed } from '@wattle/adapters/feed/port.ts'
import { createSweep } from '@wattle/adapters/feed/sweep.ts'
import type { Images } from '@wattle/adapters/images/port.ts'
import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import type { Tracer } from '@wattle/adapters/tracing/port.ts'
import type { Check } from '@wattle/server/http/readiness.ts'
import { repeatedly } from '@wattle/server/process/repeatedly.ts'
import { Gauge, type Registry } from 'prom-client'
import { createRequestPlan } from './care-plans/request-plan.ts'
import { startCarePlanRunner } from './care-plans/runner.ts'
import { consumer, createCarePlanSaga, start } from './care-plans/saga.ts'
import type { Gardens } from './garden/open-gardens.ts'
import { followRemovedPictures } from './images/removed-pictures.ts'

type Options = {
  log: EventLog
  feed: Feed
  checkpoints: Checkpoints
  snapshots: Snapshots
  images: Images
  plantAi: PlantAi
  clock: () => Date
  /** No other process makes care plans or writes to the log, and the feed loses nothing. */
  exclusive: boolean
  registry: Registry
  report: (error: unknown) => void
  tracer: Tracer
}

export const sagaWork = ['care plans', 'removed pictures'] as const
type SagaWork = (typeof sagaWork)[number]

export type Sagas = {
  /** For readiness, each by the work that would wait. */
  checks: Record<SagaWork, Check>
  stop(): Promise<void>
}

/** Milliseconds between two sweeps for events that the feed lost. */
const sweepInterval = 30_000

/**
 * Starts handling events and making care plans, from the checkpoints on; without them from the first event, which makes no
 * plan twice. Pictures that were removed are deleted. What a feed between processes may lose is made up for.
 */
export async function startSagas({ handle, loadGarden }: Gardens, options: Options): Promise<Sagas> {
  const { log, feed, checkpoints, snapshots, images, plantAi, clock, exclusive, registry, report } = options
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
  const sweeping = exclusive ? null : repeatedly(sweep, sweepInterval, report)
  const removing = await followRemovedPictures({ log, checkpoints, images, report })
  const runner = await startCarePlanRunner({
    ...{ log, snapshots, handle, loadGarden, plantAi, clock },
    tracer: options.tracer,
    exclusive,
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
