import { openIssuer, openSharedDocuments } from '@wattle/server/engines/open-shared.ts'
import { authenticate } from '@wattle/server/http/authentication.ts'
import { closeServer } from '@wattle/server/http/close-server.ts'
import { registerPublishedDocumentation } from '@wattle/server/http/documentation.ts'
import { registerOperations } from '@wattle/server/http/operations.ts'
import { documentedMethods, publishedDocument } from '@wattle/server/http/published-document.ts'
import { createServer } from '@wattle/server/http/server.ts'
import { serverOptions } from '@wattle/server/http/server-options.ts'
import { signInRoute } from '@wattle/server/http/sign-in-route.ts'
import { refuseWrongMethods } from '@wattle/server/http/wrong-methods.ts'
import type { ProcessContext, Running } from '@wattle/server/process/run-process.ts'
import { Registry } from 'prom-client'
import { openCollections } from './collections.ts'
import { openIsParked } from './parked.ts'
import { registerQueryRoutes } from './routes.ts'

/** The process that answers reads: everything that is asked with GET or HEAD, but pictures. */
export async function startQueryApi({ settings }: ProcessContext): Promise<Running> {
  const documents = await openSharedDocuments(settings)
  const { readModels } = documents
  const { verifier, signIn } = openIssuer(settings)
  const collections = await openCollections(readModels)
  const isParked = await openIsParked(readModels)

  const app = await createServer(serverOptions(settings))
  registerOperations(app, new Registry(), {
    'read models': () => readModels.check(),
    identity: () => verifier.check(),
  })
  await registerPublishedDocumentation(app, publishedDocument)
  const completeMethods = refuseWrongMethods(app, documentedMethods)
  await app.register(
    async (api) => {
      authenticate(api, verifier)
      await api.register(signInRoute, { signIn, feedbackUrl: settings.WATTLE_FEEDBACK_URL })
      await api.register(registerQueryRoutes, {
        collections,
        clock: () => new Date(),
        isMockData: false,
        isParked,
      })
    },
    { prefix: '/api' },
  )
  completeMethods()
  return {
    app,
    async stop() {
      await closeServer(app)
      await documents.close()
    },
  }
}
