import { openErasures } from '@wattle/adapters/system-streams/erasures.ts'
import { createIsParked } from '@wattle/command-api/admin/is-parked.ts'
import { createCommandApi } from '@wattle/command-api/command-api.ts'
import { createPublicHasSeen } from '@wattle/command-api/community/public-has-seen.ts'
import { startErasures } from '@wattle/command-api/erasure/runner.ts'
import type { Gardens } from '@wattle/command-api/garden/open-gardens.ts'
import { accountFactsIn } from '@wattle/command-api/identity/read-link.ts'
import { sweepUploads } from '@wattle/command-api/images/sweep-uploads.ts'
import { commandRoutes } from '@wattle/command-api/routes.ts'
import { sagaWork, startSagas } from '@wattle/command-api/start-sagas.ts'
import { openWriteSide } from '@wattle/command-api/write-side.ts'
import { measureMigrations } from '@wattle/projections/admin/measure.ts'
import { startMigrations } from '@wattle/projections/admin/start-migrations.ts'
import { checkProjections, measureProjections } from '@wattle/projections/measure.ts'
import { allReadModels } from '@wattle/projections/read-models.ts'
import { communityPages } from '@wattle/query-api/community/pages/routes.ts'
import { guidePages } from '@wattle/query-api/guide/pages/routes.ts'
import { openReadSide } from '@wattle/query-api/read-side.ts'
import { registerQueryRoutes } from '@wattle/query-api/routes.ts'
import { type Engines, openEngines } from '@wattle/server/engines/open-embedded.ts'
import { verifyInBackground } from '@wattle/server/engines/verify-in-background.ts'
import { administratorsIn } from '@wattle/server/http/administrators.ts'
import { authenticate } from '@wattle/server/http/authentication.ts'
import { registerDocumentation } from '@wattle/server/http/documentation.ts'
import { signInRoute } from '@wattle/server/http/sign-in-route.ts'
import { refuseWrongMethods } from '@wattle/server/http/wrong-methods.ts'
import { createGardenResolver } from '@wattle/server/identity/garden-resolver.ts'
import { repeatedly } from '@wattle/server/process/repeatedly.ts'
import type { Running } from '@wattle/server/process/run-process.ts'
import { openShell } from '@wattle/server/process/shell.ts'
import type { Settings } from '@wattle/server/settings/settings.ts'
import { mountEmbeddedProvider } from './embedded-sign-in.ts'
import { runProjections } from './read-models/run-projections.ts'
import { runProjectionsInThread } from './read-models/run-projections-in-thread.ts'
import { serveWebFiles } from './web-files.ts'

const anHour = 3_600_000

export type Wattle = Running & { engines: Engines; gardens: Gardens }

export type WattleOptions = {
  settings: Settings
  /** The origin at which browsers reach this server. */
  origin: string
  /** The built web app; without it, only the API is served. */
  webFolder?: string
  /** Prints one line for people. */
  print?: (line: string) => void
  clock?: () => Date
  /** Milliseconds after the start at which the event log is verified in the background. */
  verifyAfter?: number
  /** Milliseconds between two polls for gardens to erase. */
  eraseInterval?: number
}

/** All of Wattle in one process on its embedded engines, ready to listen. */
export async function createWattle(options: WattleOptions): Promise<Wattle> {
  const { settings, origin, webFolder, print = () => undefined } = options
  const { WATTLE_FEEDBACK_URL: feedbackUrl, WATTLE_APP_ORIGINS: apps } = settings
  const shell = await openShell(settings, 'wattle', options.clock)
  const { app, clock, registry, report, tracer } = shell
  const engines = shell.use(await openEngines(settings, { origin, apps, report, clock }))
  const { log, feed, readModels, snapshots, images, files } = engines
  const projections = files
    ? await runProjectionsInThread({
        start: { files, settings },
        onSaved: readModels.savedElsewhere,
        onAppended: engines.onAppended,
        report,
      })
    : await runProjections({ log: log.withDamaged, feed, readModels, clock, report, tracer })
  shell.onStop(() => projections.stop())
  const migrations = await startMigrations({
    log: log.withDamaged,
    readModels,
    clock,
    report,
    print,
    models: allReadModels,
    measure: measureMigrations(registry),
  })
  shell.onStop(() => migrations.stop())
  const readSide = await openReadSide(readModels, report)
  shell.onStop(() => readSide.stop())

  if (!engines.inMemory) {
    const verifying = verifyInBackground({ log, after: options.verifyAfter ?? 2_000, report })
    shell.onStop(() => verifying.stop())
  }
  const writeSide = openWriteSide(shell, engines, { settings, singleProcess: true })
  const { gardens } = writeSide
  await measureProjections(registry, projections, readModels)
  const sagas = await startSagas(shell, writeSide, { ...engines, singleProcess: true })
  shell.onStop(() => sagas.stop())
  for (const round of [
    sweepUploads(images, clock, report),
    startErasures({
      ...gardens,
      log: log.withDamaged,
      snapshots,
      readModels,
      images,
      clock,
      report,
      erasures: openErasures(log, clock),
      list: engines.erasureList,
      singleProcess: true,
      ...(options.eraseInterval !== undefined && { interval: options.eraseInterval }),
    }),
    repeatedly(async () => engines.embeddedProvider?.sweep(), anHour, report),
  ]) {
    shell.onStop(() => round.stop())
  }

  const commandApi = createCommandApi(writeSide, {
    images,
    clock,
    erasures: log.erasures,
    publicHasSeen: createPublicHasSeen(readModels),
    isParked: createIsParked(readModels),
    isMockData: engines.inMemory,
  })
  if (engines.embeddedProvider) mountEmbeddedProvider(app, engines.embeddedProvider, origin)
  shell.check('event log', () => log.check())
  shell.check('read models', () => readModels.check())
  shell.check('images', () => images.check())
  shell.check('identity', () => engines.verifier.check())
  shell.check('projections', () => checkProjections(projections))
  for (const work of sagaWork) shell.check(work, sagas.checks[work])
  await registerDocumentation(app)
  const completeMethods = refuseWrongMethods(app)
  await app.register(
    async (api) => {
      authenticate(api, engines.verifier, createGardenResolver(accountFactsIn(log)))
      const mayAdminister = administratorsIn(settings)
      const looksAtPictures = engines.plantEngines.openPaidAi !== null
      await api.register(signInRoute, { signIn: engines.signIn, looksAtPictures, feedbackUrl })
      await api.register(commandRoutes, { ...commandApi, mayAdminister })
      await api.register(registerQueryRoutes, {
        ...readSide,
        log,
        images,
        clock,
        isMockData: engines.inMemory,
        mayAdminister,
      })
    },
    { prefix: '/api' },
  )
  await app.register(communityPages, {
    collections: readSide.collections,
    parked: readSide.parked,
    origin: settings.WATTLE_ORIGIN ?? origin,
  })
  await app.register(guidePages, { origin: settings.WATTLE_ORIGIN ?? origin })
  completeMethods()
  if (webFolder) await serveWebFiles(app, webFolder)

  return { ...shell, engines, gardens }
}
