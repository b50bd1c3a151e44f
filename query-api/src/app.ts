import { openIssuer, openSharedDocuments } from '@wattle/server/engines/open-shared.ts'
import { authenticate } from '@wattle/server/http/authentication.ts'
import { registerPublishedDocumentation } from '@wattle/server/http/documentation.ts'
import { documentedMethods, publishedDocument } from '@wattle/server/http/published-document.ts'
import { signInRoute } from '@wattle/server/http/sign-in-route.ts'
import { refuseWrongMethods } from '@wattle/server/http/wrong-methods.ts'
import type { ProcessContext, Running } from '@wattle/server/process/run-process.ts'
import { openShell } from '@wattle/server/process/shell.ts'
import { openCollections } from './collections.ts'
import { openIsParked } from './parked.ts'
import { registerQueryRoutes } from './routes.ts'

/** The process that answers reads: every GET and HEAD request except those for pictures. */
export async function startQueryApi({ settings }: ProcessContext): Promise<Running> {
  const shell = await openShell(settings)
  const { app, clock } = shell
  const { readModels } = shell.use(await openSharedDocuments(settings))
  const { verifier, signIn } = openIssuer(settings)
  const collections = await openCollections(readModels)
  const isParked = await openIsParked(readModels)
  shell.check('read models', () => readModels.check())
  shell.check('identity', () => verifier.check())

  await registerPublishedDocumentation(app, publishedDocument)
  const completeMethods = refuseWrongMethods(app, documentedMethods)
  await app.register(
    async (api) => {
      authenticate(api, verifier)
      await api.register(signInRoute, {
        signIn,
        looksAtPictures: Boolean(settings.WATTLE_OPENAI_API_KEY),
        feedbackUrl: settings.WATTLE_FEEDBACK_URL,
      })
      await api.register(registerQueryRoutes, { collections, clock, isMockData: false, isParked })
    },
    { prefix: '/api' },
  )
  completeMethods()
  return shell
}
