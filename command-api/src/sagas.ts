import { feedWithoutErased } from '@wattle/adapters/feed/without-erased.ts'
import { measureDamage } from '@wattle/server/engines/measure-damage.ts'
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
import { measureCommands } from './garden/measure-commands.ts'
import { openGardens } from './garden/open-gardens.ts'
import { sweepUploads } from './images/sweep-uploads.ts'
import { openPlantAi } from './plant-ai/open-plant-ai.ts'
import { type Sagas, sagaWork, startSagas } from './start-sagas.ts'

/** The process that handles the events of gardens, has their care plans made, erases gardens, and deletes unused uploads. */
export async function startSagasProcess({ settings }: ProcessContext): Promise<Running> {
  const shell = await openShell(settings, 'sagas')
  const { clock, registry, report, tracer } = shell
  const { readModels, snapshots, checkpoints, erasureList } = shell.use(await openSharedDocuments(settings))
  const images = shell.use(await openSharedImages(settings))
  const log = shell.use(await openSharedLog(settings, report))
  measureDamage(registry, log)
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

  const gardens = openGardens({
    ...{ log: log.strict, snapshots, images, clock, tracer },
    mostPictures: settings.WATTLE_PICTURE_QUOTA,
    ownsLog: false,
    onAppended: measureCommands(registry),
    onSnapshotFailed: report,
  })
  const plantAi = openPlantAi({
    ...(await openPlantEngines(settings)),
    ...{ log: log.strict, clock, registry, report, tracer },
  })
  const sweeping = sweepUploads(images, clock, report)
  shell.onStop(() => sweeping.stop())
  return {
    ...shell,
    async begin() {
      const started = await startSagas(gardens, {
        ...{ log: log.strict, feed, checkpoints, snapshots, images, plantAi },
        ...{ clock, exclusive: false, registry, report, tracer },
      })
      shell.onStop(() => started.stop())
      const erasures = startErasures({
        ...gardens,
        ...{ log, snapshots, readModels, images, clock, report },
        erasures: log.erasures,
        list: erasureList,
        exclusive: false,
      })
      shell.onStop(() => erasures.stop())
      sagas = started
    },
  }
}
