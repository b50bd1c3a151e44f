import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Checkpoints } from '@wattle/adapters/feed/checkpoints.ts'
import type { Feed } from '@wattle/adapters/feed/port.ts'
import { createSweep } from '@wattle/adapters/feed/sweep.ts'
import type { Images, UploadReceiver } from '@wattle/adapters/images/port.ts'
import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import { repeatedly } from '@wattle/adapters/repeatedly.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { Counter, Gauge, type Registry } from 'prom-client'
import { createAsk } from './ask.ts'
import type { CommandApi } from './command-api.ts'
import type { PublicHasSeen } from './community/public-has-seen.ts'
import { loadGarden } from './garden/load-garden.ts'
import { stateShape } from './garden/state-shape.ts'
import { type CommandHandler, createCommandHandler } from './handle-command.ts'
import { createSettlePicture } from './images/settle-picture.ts'
import { openDisplayNames } from './profile/display-names.ts'
import { createRequestPlan } from './tasks/care-plans/request-plan.ts'
import { startCarePlanRunner } from './tasks/care-plans/runner.ts'
import { consumer, createCarePlanSaga } from './tasks/care-plans/saga.ts'

export type WriteSideOptions = {
  log: EventLog
  snapshots: Snapshots
  images: Images
  uploads: UploadReceiver | null
  plantAi: PlantAi
  publicHasSeen: PublicHasSeen
  clock: () => Date
  /** No other process writes to the log. */
  ownsLog: boolean
  isMockData: boolean
  registry: Registry
  report: (error: unknown) => void
}

export type WriteSide = {
  api: CommandApi
  handle: CommandHandler
  /**
   * Starts handling events and making care plans, for events from now on; old events never request a plan again. A
   * sweep finds events that a feed between processes loses, as far back as the checkpoints go.
   */
  startSagas(feed: Feed, checkpoints?: Checkpoints): Promise<Sagas>
}

export type Sagas = {
  /** Events in the feed that are not handled yet. */
  gap(): Promise<number>
  stop(): Promise<void>
}

/** Milliseconds between two sweeps for events that the feed lost. */
const sweptEvery = 30_000

/** Assembles the write side from its engines. */
export function createWriteSide(options: WriteSideOptions): WriteSide {
  const { log, snapshots, images, uploads, plantAi, clock, ownsLog, isMockData, registry, report } = options
  const measured = measures(registry)
  const shape = stateShape()
  const gardenOf = async (gardenId: GardenId) => (await loadGarden(log, snapshots, shape, gardenId)).garden
  const handle = createCommandHandler({
    log,
    snapshots,
    ownsLog,
    clock,
    onAppended: (events) => {
      measured.commands.inc()
      measured.events.inc(events)
    },
    onSnapshotFailed: report,
  })

  const requestPlan = createRequestPlan(log, clock)

  return {
    handle,
    api: {
      ask: createAsk(handle, options.publicHasSeen),
      settlePicture: createSettlePicture(images),
      displayNames: openDisplayNames(log, clock, async (id) => (await gardenOf(id)).profile.displayName),
      images,
      uploads,
      plantAi,
      requestPlan,
      clock,
      isMockData,
    },
    async startSagas(feed, checkpoints) {
      const hear = createCarePlanSaga(requestPlan, report)
      const saga = await feed.subscribe(consumer, 'end', hear)
      const sweeping = checkpoints
        ? repeatedly(
            createSweep({ log, checkpoints, consumer, start: 'end', handle: hear }),
            sweptEvery,
            report,
          )
        : null
      const runner = await startCarePlanRunner({
        log,
        snapshots,
        handle,
        loadGarden: gardenOf,
        plantAi,
        clock,
        alone: ownsLog,
        onError: report,
      })
      measured.openPlans(() => runner.open())
      return {
        gap: () => saga.gap(),
        async stop() {
          await sweeping?.stop()
          await saga.stop()
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
