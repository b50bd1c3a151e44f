import { authenticate } from '@wattle/adapters/http/authentication.ts'
import { closeServer } from '@wattle/adapters/http/close-server.ts'
import { registerPublishedDocumentation } from '@wattle/adapters/http/documentation.ts'
import { registerOperations } from '@wattle/adapters/http/operations.ts'
import { documentedMethods, readPublishedDocument } from '@wattle/adapters/http/published-document.ts'
import { createServer } from '@wattle/adapters/http/server.ts'
import { serverOptions } from '@wattle/adapters/http/server-options.ts'
import { signInRoute } from '@wattle/adapters/http/sign-in-route.ts'
import { refuseWrongMethods } from '@wattle/adapters/http/wrong-methods.ts'
import { openIssuer, openSharedDocuments } from '@wattle/adapters/open-shared.ts'
import type { ProcessContext, Running } from '@wattle/adapters/process/run-process.ts'
import { Registry } from 'prom-client'
import { openCollections } from './collections.ts'
import { openIsParked } from './parked.ts'
import { registerQueryRoutes } from './routes.ts'

/** The process that answers reads: every GET and HEAD request except those for pictures. */
export async function startQueryApi({ settings }: ProcessContext): Promise<Running> {
  const documents = await openSharedDocuments(settings)
  const { readModels } = documents
  const { verifier, signIn } = openIssuer(settings)
  const collections = await openCollections(readModels)
  const isParked = await openIsParked(readModels)
  const published = await readPublishedDocument()

  const app = await createServer(serverOptions(settings))
  registerOperations(app, new Registry(), {
    'read models': () => readModels.check(),
    identity: () => verifier.check(),
  })
  await registerPublishedDocumentation(app, published)
  const completeMethods = refuseWrongMethods(app, documentedMethods(published))
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
