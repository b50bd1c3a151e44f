import { closeServer } from '@wattle/adapters/http/close-server.ts'
import { registerOperations } from '@wattle/adapters/http/operations.ts'
import { createServer } from '@wattle/adapters/http/server.ts'
import { serverOptions } from '@wattle/adapters/http/server-options.ts'
import { openPlantEngines } from '@wattle/adapters/open-plant-engines.ts'
import {
  openSharedDocuments,
  openSharedFeed,
  openSharedImages,
  openSharedLog,
} from '@wattle/adapters/open-shared.ts'
import type { ProcessContext, Running } from '@wattle/adapters/process/run-process.ts'
import { Registry } from 'prom-client'
import { sweepUploads } from './images/sweep-uploads.ts'
import { openPlantAi } from './plant-ai/open-plant-ai.ts'
import { createWriteSide, type Sagas } from './write-side.ts'

/** The process that handles the events of gardens, has their care plans made, and deletes unused uploads. */
export async function startSagasProcess({ settings }: ProcessContext): Promise<Running> {
  const app = await createServer(serverOptions(settings))
  const report = (error: unknown) => app.log.error({ err: error })
  const clock = () => new Date()
  const log = await openSharedLog(settings, report)
  const documents = await openSharedDocuments(settings)
  const feed = await openSharedFeed(settings, report)
  const images = await openSharedImages(settings)
  const registry = new Registry()
  const writeSide = createWriteSide({
    log,
    snapshots: documents.snapshots,
    images,
    uploads: null,
    plantAi: openPlantAi({ ...(await openPlantEngines(settings)), log, clock, registry, report }),
    publicHasSeen: async () => true,
    clock,
    ownsLog: false,
    isMockData: false,
    registry,
    report,
  })
  const sweeping = sweepUploads(images, clock, report)
  let sagas: Sagas | null = null

  registerOperations(app, registry, {
    'event log': () => log.check(),
    database: () => documents.readModels.check(),
    images: () => images.check(),
    feed: async () => {
      if (!sagas) throw new Error('The feed is not connected yet.')
      await sagas.gap()
    },
  })
  return {
    app,
    async begin() {
      sagas = await writeSide.startSagas(feed, documents.checkpoints)
    },
    async stop() {
      await closeServer(app)
      await sweeping.stop()
      await sagas?.stop()
      await feed.close()
      await log.close()
      await Promise.all([documents.close(), images.close()])
    },
  }
}
