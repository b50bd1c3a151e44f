import type { Erasures } from '@wattle/adapters/event-log/erasures.ts'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { checkSubscription } from '@wattle/adapters/feed/check-subscription.ts'
import type { Checkpoints } from '@wattle/adapters/feed/checkpoints.ts'
import type { Feed } from '@wattle/adapters/feed/port.ts'
import { createSweep } from '@wattle/adapters/feed/sweep.ts'
import type { Images, UploadReceiver } from '@wattle/adapters/images/port.ts'
import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import type { Tracer } from '@wattle/adapters/tracing/port.ts'
import { untraced } from '@wattle/adapters/tracing/untraced.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Check } from '@wattle/server/http/readiness.ts'
import { repeatedly } from '@wattle/server/process/repeatedly.ts'
import { Counter, Gauge, type Registry } from 'prom-client'
import { openAdministration } from './admin/administration.ts'
import type { IsParked } from './admin/is-parked.ts'
import { createRequestPlan } from './care-plans/request-plan.ts'
import { startCarePlanRunner } from './care-plans/runner.ts'
import { consumer, createCarePlanSaga, start } from './care-plans/saga.ts'
import type { CommandApi } from './command-api.ts'
import type { PublicHasSeen } from './dispatch/ask.ts'
import { createAsk } from './dispatch/ask.ts'
import type { CommandHandler } from './dispatch/command-handler.ts'
import { createCommandHandler } from './garden/handle-command.ts'
import { loadGarden } from './garden/load-garden.ts'
import { createKeepPictures } from './images/keep-pictures.ts'
import { createNamePicture } from './images/name-picture.ts'
import { followRemovedPictures } from './images/removed-pictures.ts'
import { openDisplayNames } from './profile/display-names.ts'
import type { Garden } from './state/garden.ts'

export type WriteSideOptions = {
  log: EventLog
  erasures: Erasures
  snapshots: Snapshots
  images: Images
  /** How many pictures a garden may keep. */
  mostPictures: number
  uploads: UploadReceiver | null
  plantAi: PlantAi
  publicHasSeen: PublicHasSeen
  isParked: IsParked
  clock: () => Date
  /** No other process writes to the log. */
  ownsLog: boolean
  isMockData: boolean
  registry: Registry
  report: (error: unknown) => void
  tracer?: Tracer
}

export type WriteSide = {
  api: CommandApi
  handle: CommandHandler
  /** The garden as it is now. */
  loadGarden(gardenId: GardenId): Promise<Garden>
  /**
   * Starts handling events and making care plans, from the checkpoints on; without them from the first event, which makes no
   * plan twice. Pictures that were removed are deleted. What a feed between processes may lose is made up for.
   */
  startSagas(feed: Feed, checkpoints: Checkpoints): Promise<Sagas>
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

/** Assembles the write side from its engines. */
export function createWriteSide(options: WriteSideOptions): WriteSide {
  const { log, snapshots, images, uploads, plantAi, clock, ownsLog, isMockData, registry, report } = options
  const { tracer = untraced } = options
  const measured = measures(registry)
  const gardenOf = async (gardenId: GardenId) =>
    (await loadGarden(log, snapshots, gardenId, { onSnapshotFailed: report })).garden
  const handle = createCommandHandler({
    log,
    snapshots,
    ownsLog,
    clock,
    tracer,
    keepPictures: createKeepPictures(images, options.mostPictures),
    onAppended: (events) => {
      measured.commands.inc()
      measured.events.inc(events)
    },
    onSnapshotFailed: report,
  })

  const requestPlan = createRequestPlan(log, clock)

  return {
    handle,
    loadGarden: gardenOf,
    api: {
      ask: createAsk(handle, options.publicHasSeen),
      namePicture: createNamePicture(images),
      displayNames: openDisplayNames(log, clock, async (id) => (await gardenOf(id)).profile.displayName),
      erasures: options.erasures,
      images,
      uploads,
      plantAi,
      requestPlan,
      administration: openAdministration(log, options.isParked, clock),
      clock,
      isMockData,
    },
    async startSagas(feed, checkpoints) {
      const handleEvents = createCarePlanSaga(requestPlan, report)
      const saga = await feed.subscribe(consumer, start, handleEvents)
      const sweep = createSweep({ log, checkpoints, consumer, start, handle: handleEvents })
      const sweeping = ownsLog ? null : repeatedly(sweep, sweepInterval, report)
      const removing = await followRemovedPictures({ log, checkpoints, images, report })
      const runner = await startCarePlanRunner({
        log,
        snapshots,
        handle,
        loadGarden: gardenOf,
        plantAi,
        clock,
        tracer,
        exclusive: ownsLog,
        onError: report,
      })
      measured.openPlans(() => runner.open())
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
    },
  }
}

function measures(registry: Registry) {
  const registers = [registry]
  return {
    commands: new Counter({
      name: 'wattle_commands_total',
      help: 'Commands that changed a garden.',
      registers,
    }),
    events: new Counter({
      name: 'wattle_events_appended_total',
      help: 'Events appended to gardens.',
      registers,
    }),
    openPlans: (count: () => number) =>
      new Gauge({
        name: 'wattle_care_plans_open',
        help: 'Care plans that were requested and are not finished yet.',
        registers,
        collect() {
          this.set(count())
        },
      }),
  }
}
