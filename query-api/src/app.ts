import { allReadModels } from '@wattle/projections/read-models.ts'
import { requirePrepared } from '@wattle/projections/require-prepared.ts'
import { openIssuer } from '@wattle/server/engines/open-issuer.ts'
import { openSharedDocuments, openSharedImages, openSharedLog } from '@wattle/server/engines/open-shared.ts'
import { administratorsIn } from '@wattle/server/http/administrators.ts'
import { authenticate } from '@wattle/server/http/authentication.ts'
import { registerPublishedDocumentation } from '@wattle/server/http/documentation.ts'
import { documentedMethods, publishedDocument } from '@wattle/server/http/published-document.ts'
import { signInRoute } from '@wattle/server/http/sign-in-route.ts'
import { refuseWrongMethods } from '@wattle/server/http/wrong-methods.ts'
import { createGardenResolver } from '@wattle/server/identity/garden-resolver.ts'
import type { ProcessContext, Running } from '@wattle/server/process/run-process.ts'
import { openShell } from '@wattle/server/process/shell.ts'
import { openAccountFacts } from './identity/account-facts.ts'
import { openReadSide } from './read-side.ts'
import { registerPages, registerQueryRoutes } from './routes.ts'

/** The process that serves reads: every GET and HEAD request except those for pictures. */
export async function startQueryApi({ settings, origin }: ProcessContext): Promise<Running> {
  const shell = await openShell(settings, 'query-api')
  const { app, clock, report } = shell
  // Only history and takeouts read these; everything else works without them, so readiness does not depend on them.
  const log = shell.use(await openSharedLog(settings, report, { use: 'reading' }))
  const images = shell.use(await openSharedImages(settings))
  const { readModels } = shell.use(await openSharedDocuments(settings))
  const { verifier, signIn } = openIssuer(settings)
  await requirePrepared(readModels, allReadModels)
  const readSide = await openReadSide(readModels, report)
  shell.onStop(() => readSide.stop())
  const accounts = await openAccountFacts(readModels, readSide.collections)
  shell.check('read models', () => readModels.check())
  shell.check('identity', () => verifier.check())

  await registerPublishedDocumentation(app, publishedDocument)
  const completeMethods = refuseWrongMethods(app, documentedMethods)
  await app.register(
    async (api) => {
      authenticate(api, verifier, createGardenResolver(accounts))
      await api.register(signInRoute, {
        signIn,
        looksAtPictures: Boolean(settings.WATTLE_OPENAI_API_KEY),
        feedbackUrl: settings.WATTLE_FEEDBACK_URL,
      })
      await api.register(registerQueryRoutes, {
        ...readSide,
        log,
        images,
        clock,
        isMockData: false,
        mayAdminister: administratorsIn(settings),
      })
    },
    { prefix: '/api' },
  )
  await app.register(registerPages, { ...readSide, origin: settings.WATTLE_ORIGIN ?? origin })
  completeMethods()
  return shell
}
