import { authenticate } from '@wattle/adapters/http/authentication.ts'
import { closeServer } from '@wattle/adapters/http/close-server.ts'
import { registerDocumentation } from '@wattle/adapters/http/documentation.ts'
import { registerOperations } from '@wattle/adapters/http/operations.ts'
import { createServer } from '@wattle/adapters/http/server.ts'
import { serverOptions } from '@wattle/adapters/http/server-options.ts'
import { signInRoute } from '@wattle/adapters/http/sign-in-route.ts'
import { refuseWrongMethods } from '@wattle/adapters/http/wrong-methods.ts'
import { type Engines, openEngines } from '@wattle/adapters/open.ts'
import type { Running } from '@wattle/adapters/process/run-process.ts'
import { repeatedly } from '@wattle/adapters/repeatedly.ts'
import type { Settings } from '@wattle/adapters/settings.ts'
import { createPublicHasSeen } from '@wattle/command-api/community/public-has-seen.ts'
import { sweepUploads } from '@wattle/command-api/images/sweep-uploads.ts'
import { openPlantAi } from '@wattle/command-api/plant-ai/open-plant-ai.ts'
import { commandRoutes } from '@wattle/command-api/routes.ts'
import { createWriteSide, type WriteSide } from '@wattle/command-api/write-side.ts'
import { checkProjections, measureProjections } from '@wattle/projections/measure.ts'
import { prepareReadModels } from '@wattle/projections/prepare.ts'
import { allReadModels } from '@wattle/projections/read-models.ts'
import { retriedEvery, startRunner } from '@wattle/projections/runner.ts'
import { openCollections } from '@wattle/query-api/collections.ts'
import { openIsParked } from '@wattle/query-api/parked.ts'
import { registerQueryRoutes } from '@wattle/query-api/routes.ts'
import { Registry } from 'prom-client'
import { mountEmbeddedProvider } from './embedded-sign-in.ts'
import { serveWebFiles } from './web-files.ts'

const anHour = 3_600_000

export type Wattle = Running & { engines: Engines; writeSide: WriteSide }

export type WattleOptions = {
  settings: Settings
  /** The origin at which browsers reach this server. */
  origin: string
  /** The built web app; without it only the API answers. */
  webFolder?: string
  /** Prints a line for people. */
  tell?: (line: string) => void
  clock?: () => Date
}

/** The whole of Wattle in one process on its embedded engines, ready to listen. */
export async function createWattle(options: WattleOptions): Promise<Wattle> {
  const { settings, origin, webFolder, tell = () => undefined, clock = () => new Date() } = options
  const { WATTLE_FEEDBACK_URL: feedbackUrl, WATTLE_APP_ORIGINS: apps } = settings
  const app = await createServer(serverOptions(settings))
  const report = (error: unknown) => app.log.error({ err: error })
  const engines = await openEngines(settings, { origin, apps, report })
  const { log, feed, readModels } = engines
  await prepareReadModels({ log, readModels, models: allReadModels, tell })
  const collections = await openCollections(readModels)
  const isParked = await openIsParked(readModels)

  const registry = new Registry()
  const plantAi = openPlantAi({ ...engines.plantEngines, log, clock, registry, report })
  const writeSide = createWriteSide({
    ...engines,
    plantAi,
    ownsLog: true,
    isMockData: engines.inMemory,
    clock,
    registry,
    report,
    publicHasSeen: createPublicHasSeen(readModels),
  })
  const runner = await startRunner({ log, feed, readModels, models: allReadModels, clock, onParked: report })
  const retrying = repeatedly(runner.retryParked, retriedEvery, report)
  measureProjections(registry, runner)
  const sagas = await writeSide.startSagas(feed)
  const sweeping = sweepUploads(engines.images, clock, report)
  const sessions = repeatedly(async () => engines.embeddedProvider?.sweep(), anHour, report)

  if (engines.embeddedProvider) mountEmbeddedProvider(app, engines.embeddedProvider, origin)
  registerOperations(app, registry, {
    'event log': () => log.check(),
    'read models': () => readModels.check(),
    images: () => engines.images.check(),
    identity: () => engines.verifier.check(),
    projections: () => checkProjections(runner),
  })
  await registerDocumentation(app)
  const completeMethods = refuseWrongMethods(app)
  await app.register(
    async (api) => {
      authenticate(api, engines.verifier)
      await api.register(signInRoute, { signIn: engines.signIn, feedbackUrl })
      await api.register(commandRoutes, writeSide.api)
      await api.register(registerQueryRoutes, {
        collections,
        clock,
        isMockData: engines.inMemory,
        isParked,
      })
    },
    { prefix: '/api' },
  )
  completeMethods()
  if (webFolder) await serveWebFiles(app, webFolder)

  return {
    app,
    engines,
    writeSide,
    async stop() {
      await Promise.all([sweeping.stop(), sessions.stop(), retrying.stop()])
      await closeServer(app)
      await sagas.stop()
      await runner.stop()
      await engines.close()
    },
  }
}
