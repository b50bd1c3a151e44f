import { openPlantEngines } from '@wattle/server/engines/open-plant-engines.ts'
import {
  openIssuer,
  openSharedDocuments,
  openSharedImages,
  openSharedLog,
} from '@wattle/server/engines/open-shared.ts'
import { authenticate } from '@wattle/server/http/authentication.ts'
import { closeServer } from '@wattle/server/http/close-server.ts'
import { registerOperations } from '@wattle/server/http/operations.ts'
import { documentedMethods } from '@wattle/server/http/published-document.ts'
import { createServer } from '@wattle/server/http/server.ts'
import { serverOptions } from '@wattle/server/http/server-options.ts'
import { refuseWrongMethods } from '@wattle/server/http/wrong-methods.ts'
import type { ProcessContext, Running } from '@wattle/server/process/run-process.ts'
import { Registry } from 'prom-client'
import { createPublicHasSeen } from './community/public-has-seen.ts'
import { openPlantAi } from './plant-ai/open-plant-ai.ts'
import { commandRoutes } from './routes.ts'
import { createWriteSide } from './write-side.ts'

/** The process that answers writes, and everything about pictures. */
export async function startCommandApi({ settings }: ProcessContext): Promise<Running> {
  const app = await createServer(serverOptions(settings))
  const report = (error: unknown) => app.log.error({ err: error })
  const clock = () => new Date()
  const log = await openSharedLog(settings, report)
  const documents = await openSharedDocuments(settings)
  const images = await openSharedImages(settings)
  const { verifier } = openIssuer(settings)
  const registry = new Registry()
  const { api } = createWriteSide({
    log,
    snapshots: documents.snapshots,
    images,
    uploads: images,
    plantAi: openPlantAi({ ...(await openPlantEngines(settings)), log, clock, registry, report }),
    publicHasSeen: createPublicHasSeen(documents.readModels),
    clock,
    ownsLog: false,
    isMockData: false,
    registry,
    report,
  })

  registerOperations(app, registry, {
    'event log': () => log.check(),
    images: () => images.check(),
    identity: () => verifier.check(),
  })
  const completeMethods = refuseWrongMethods(app, documentedMethods)
  await app.register(
    async (server) => {
      authenticate(server, verifier)
      await server.register(commandRoutes, api)
    },
    { prefix: '/api' },
  )
  completeMethods()
  return {
    app,
    async stop() {
      await closeServer(app)
      await log.close()
      await Promise.all([documents.close(), images.close()])
    },
  }
}
