import { authenticate } from '@wattle/adapters/http/authentication.ts'
import { registerDocumentation } from '@wattle/adapters/http/documentation.ts'
import { registerOperations } from '@wattle/adapters/http/operations.ts'
import { createServer } from '@wattle/adapters/http/server.ts'
import { signInRoute } from '@wattle/adapters/http/sign-in-route.ts'
import { refuseWrongMethods } from '@wattle/adapters/http/wrong-methods.ts'
import { type Engines, openEngines } from '@wattle/adapters/open.ts'
import type { Settings } from '@wattle/adapters/settings.ts'
import { createPublicHasSeen } from '@wattle/command-api/community/public-has-seen.ts'
import { commandRoutes } from '@wattle/command-api/routes.ts'
import { createWriteSide, type WriteSide } from '@wattle/command-api/write-side.ts'
import { allReadModels } from '@wattle/projections/read-models.ts'
import { startRunner } from '@wattle/projections/runner.ts'
import { prepareReadModels } from '@wattle/projections/start.ts'
import { openCollections } from '@wattle/query-api/collections.ts'
import { registerQueryRoutes } from '@wattle/query-api/routes.ts'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { mountEmbeddedProvider } from './embedded-sign-in.ts'
import { checkProjections, measureProjections } from './measure-projections.ts'
import { sweepHourly } from './sweep-hourly.ts'
import { serveWebFiles } from './web-files.ts'

const longestFarewell = 5000

export type Wattle = {
  app: FastifyInstance
  engines: Engines
  writeSide: WriteSide
  /** Stops everything, with what is under way. */
  stop(): Promise<void>
}

export type WattleOptions = {
  settings: Settings
  /** Where browsers reach this server. */
  origin: string
  /** The built web app; without it only the API answers. */
  webFolder?: string
  /** Takes a line for people. */
  tell?: (line: string) => void
  clock?: () => Date
}

/** The whole of Wattle in one process on its embedded engines, ready to listen. */
export async function createWattle(options: WattleOptions): Promise<Wattle> {
  const { settings, origin, webFolder, tell = () => undefined, clock = () => new Date() } = options
  const { WATTLE_LOG_LEVEL: level, WATTLE_FEEDBACK_URL: feedbackUrl, WATTLE_APP_ORIGINS: apps } = settings
  const app = await createServer({
    logLevel: level === 'silent' ? false : level,
    rateLimit: settings.WATTLE_RATE_LIMIT,
    proxies: settings.WATTLE_PROXIES,
    connectTo: signInOrigins(settings),
  })
  const report = (error: unknown) => app.log.error({ err: error })
  const engines = await openEngines(settings, { origin, apps, report })
  const { log, feed, readModels } = engines
  await prepareReadModels({ log, readModels, models: allReadModels, tell })
  const collections = await openCollections(readModels)

  const registry = new Registry()
  const writeSide = createWriteSide({
    ...engines,
    ownsLog: true,
    isMockData: engines.inMemory,
    clock,
    registry,
    report,
    publicHasSeen: createPublicHasSeen(readModels),
  })
  const runner = await startRunner({ log, feed, readModels, models: allReadModels, clock, onParked: report })
  measureProjections(registry, runner)
  const stopSagas = await writeSide.startSagas(feed)
  const stopSweeping = sweepHourly(engines, clock, report)

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
      await api.register(signInRoute, {
        view: { ...engines.signIn, ...(feedbackUrl ? { feedbackUrl } : {}) },
      })
      await api.register(commandRoutes, writeSide.api)
      await api.register(registerQueryRoutes, {
        collections,
        clock,
        isMockData: engines.inMemory,
        isParked: (readModel, gardenId) => runner.isParked(readModel, gardenId),
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
      stopSweeping()
      await closeWithin(app, longestFarewell)
      await stopSagas()
      await runner.stop()
      await engines.close()
    },
  }
}

/** Lets requests under way end, but not for ever: a body that never comes would keep the process alive. */
async function closeWithin(app: FastifyInstance, milliseconds: number): Promise<void> {
  const patience = setTimeout(() => app.server.closeAllConnections(), milliseconds)
  await app.close()
  clearTimeout(patience)
}

/** Where pages go for signing in: the embedded sign-in is at home. */
function signInOrigins({ WATTLE_OPENID_ISSUER: issuer, WATTLE_OPENID_ORIGINS: others }: Settings): string[] {
  return issuer ? [...new Set([new URL(issuer).origin, ...others])] : []
}
