import { openIssuer } from '@wattle/server/engines/open-issuer.ts'
import { openPlantEngines } from '@wattle/server/engines/open-plant-engines.ts'
import { openSharedDocuments, openSharedImages, openSharedLog } from '@wattle/server/engines/open-shared.ts'
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
import { accountFactsIn } from './identity/read-link.ts'
import { commandRoutes } from './routes.ts'
import { openWriteSide } from './write-side.ts'

/** The process that handles commands and all routes for pictures. */
export async function startCommandApi({ settings }: ProcessContext): Promise<Running> {
  const shell = await openShell(settings, 'command-api')
  const { app, clock, report } = shell
  const { readModels, snapshots } = shell.use(await openSharedDocuments(settings))
  const images = shell.use(await openSharedImages(settings))
  const log = shell.use(await openSharedLog(settings, report))
  const { verifier } = openIssuer(settings)
  shell.check('event log', () => log.check())
  shell.check('images', () => images.check())
  shell.check('identity', () => verifier.check())

  const engines = { log, snapshots, images, plantEngines: await openPlantEngines(settings) }
  const writeSide = openWriteSide(shell, engines, { settings, singleProcess: false })
  const api = createCommandApi(writeSide, {
    images,
    clock,
    erasures: log.erasures,
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
