import { feedWithoutErased } from '@wattle/adapters/feed/without-erased.ts'
import { openPlantEngines } from '@wattle/server/engines/open-plant-engines.ts'
import {
  openSharedDocuments,
  openSharedFeed,
  openSharedImages,
  openSharedLog,
} from '@wattle/server/engines/open-shared.ts'
import type { ProcessContext, Running } from '@wattle/server/process/run-process.ts'
import { openShell } from '@wattle/server/process/shell.ts'
import { startErasures } from './erasure/runner.ts'
import { sweepUploads } from './images/sweep-uploads.ts'
import { type Sagas, sagaWork, startSagas } from './start-sagas.ts'
import { openWriteSide } from './write-side.ts'

/**
 * The process that reacts to garden events: it makes care plans, erases gardens, and deletes removed pictures
 * and unused uploads.
 */
export async function startSagasProcess({ settings }: ProcessContext): Promise<Running> {
  const shell = await openShell(settings, 'sagas')
  const { clock, report } = shell
  const { readModels, snapshots, checkpoints, erasureList } = shell.use(await openSharedDocuments(settings))
  const images = shell.use(await openSharedImages(settings))
  const log = shell.use(await openSharedLog(settings, report))
  const feed = feedWithoutErased(shell.use(await openSharedFeed(settings, report)), log.erasures)
  let sagas: Sagas | null = null
  shell.check('event log', () => log.check())
  shell.check('database', () => readModels.check())
  shell.check('images', () => images.check())
  for (const work of sagaWork)
    shell.check(work, async () => {
      if (!sagas) throw new Error('The feed is not connected yet.')
      await sagas.checks[work]()
    })

  const engines = { log, snapshots, images, plantEngines: await openPlantEngines(settings) }
  const writeSide = openWriteSide(shell, engines, { settings, singleProcess: false })
  const sweeping = sweepUploads(images, clock, report)
  shell.onStop(() => sweeping.stop())
  return {
    ...shell,
    async begin() {
      const started = await startSagas(shell, writeSide, {
        feed,
        checkpoints,
        snapshots,
        images,
        singleProcess: false,
      })
      shell.onStop(() => started.stop())
      const erasures = startErasures(shell, writeSide.gardens, {
        log,
        snapshots,
        readModels,
        images,
        erasureList,
        singleProcess: false,
      })
      shell.onStop(() => erasures.stop())
      sagas = started
    },
  }
}
