import { measureDamage } from '@wattle/server/engines/measure-damage.ts'
import { openPlantEngines } from '@wattle/server/engines/open-plant-engines.ts'
import {
  openIssuer,
  openSharedDocuments,
  openSharedImages,
  openSharedLog,
} from '@wattle/server/engines/open-shared.ts'
import { administratorsIn } from '@wattle/server/http/administrators.ts'
import { authenticate } from '@wattle/server/http/authentication.ts'
import { documentedMethods } from '@wattle/server/http/published-document.ts'
import { refuseWrongMethods } from '@wattle/server/http/wrong-methods.ts'
import { createGardenResolver } from '@wattle/server/identity/garden-resolver.ts'
import type { ProcessContext, Running } from '@wattle/server/process/run-process.ts'
import { openShell } from '@wattle/server/process/shell.ts'
import { createIsParked } from './admin/is-parked.ts'
import { createCommandApi } from './command-api.ts'
import { createPublicHasSeen } from './community/public-has-seen.ts'
import { measureCommands } from './garden/measure-commands.ts'
import { openGardens } from './garden/open-gardens.ts'
import { accountFactsIn } from './identity/read-link.ts'
import { openPlantAi } from './plant-ai/open-plant-ai.ts'
import { commandRoutes } from './routes.ts'

/** The process that answers writes, and everything about pictures. */
export async function startCommandApi({ settings }: ProcessContext): Promise<Running> {
  const shell = await openShell(settings, 'command-api')
  const { app, clock, registry, report, tracer } = shell
  const { readModels, snapshots } = shell.use(await openSharedDocuments(settings))
  const images = shell.use(await openSharedImages(settings))
  const log = shell.use(await openSharedLog(settings, report))
  measureDamage(registry, log)
  const { verifier } = openIssuer(settings)
  shell.check('event log', () => log.check())
  shell.check('images', () => images.check())
  shell.check('identity', () => verifier.check())

  const gardens = openGardens({
    ...{ log: log.strict, snapshots, images, clock, tracer },
    mostPictures: settings.WATTLE_PICTURE_QUOTA,
    ownsLog: false,
    onAppended: measureCommands(registry),
    onSnapshotFailed: report,
  })
  const api = createCommandApi(gardens, {
    ...{ log: log.strict, images, clock },
    erasures: log.erasures,
    plantAi: openPlantAi({
      ...(await openPlantEngines(settings)),
      ...{ log: log.strict, clock, registry, report, tracer },
    }),
    publicHasSeen: createPublicHasSeen(readModels),
    isParked: createIsParked(readModels),
    isMockData: false,
  })
  const completeMethods = refuseWrongMethods(app, documentedMethods)
  await app.register(
    async (server) => {
      authenticate(server, verifier, createGardenResolver(accountFactsIn(log)))
      await server.register(commandRoutes, { ...api, mayAdminister: administratorsIn(settings) })
    },
    { prefix: '/api' },
  )
  completeMethods()
  return shell
}
