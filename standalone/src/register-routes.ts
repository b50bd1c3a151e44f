import { createIsParked } from '@wattle/command-api/admin/is-parked.ts'
import { type CommandApi, createCommandApi } from '@wattle/command-api/command-api.ts'
import { createPublicHasSeen } from '@wattle/command-api/community/public-has-seen.ts'
import { accountFactsIn } from '@wattle/command-api/identity/read-link.ts'
import { commandRoutes } from '@wattle/command-api/routes.ts'
import type { WriteSide } from '@wattle/command-api/write-side.ts'
import type { ReadSide } from '@wattle/query-api/read-side.ts'
import { registerPages, registerQueryRoutes } from '@wattle/query-api/routes.ts'
import type { EmbeddedEngines } from '@wattle/server/engines/open-embedded.ts'
import { administratorsIn } from '@wattle/server/http/administrators.ts'
import { authenticate } from '@wattle/server/http/authentication.ts'
import { registerDocumentation } from '@wattle/server/http/documentation.ts'
import { signInRoute } from '@wattle/server/http/sign-in-route.ts'
import { refuseWrongMethods } from '@wattle/server/http/wrong-methods.ts'
import { createGardenResolver } from '@wattle/server/identity/garden-resolver.ts'
import type { Shell } from '@wattle/server/process/shell.ts'
import type { Settings } from '@wattle/server/settings/settings.ts'
import type { FastifyInstance } from 'fastify'
import { mountEmbeddedProvider } from './embedded-sign-in.ts'

type Sides = { readSide: ReadSide; writeSide: WriteSide }
type Options = { settings: Settings; origin: string }

/** Registers everything that the server answers, except the files of the web app. */
export async function registerRoutes(
  shell: Shell,
  engines: EmbeddedEngines,
  { readSide, writeSide }: Sides,
  { settings, origin }: Options,
): Promise<void> {
  const { app, clock } = shell
  if (engines.embeddedProvider) mountEmbeddedProvider(app, engines.embeddedProvider, origin)
  await registerDocumentation(app)
  const completeMethods = refuseWrongMethods(app)
  await app.register(
    async (api) => {
      const { log, images, inMemory: isMockData } = engines
      const mayAdminister = administratorsIn(settings)
      authenticate(api, engines.verifier, createGardenResolver(accountFactsIn(log)))
      await registerSignIn(api, engines, settings)
      await api.register(commandRoutes, { ...commandApiOf(shell, engines, writeSide), mayAdminister })
      await api.register(registerQueryRoutes, { ...readSide, log, images, clock, isMockData, mayAdminister })
    },
    { prefix: '/api' },
  )
  await app.register(registerPages, { ...readSide, origin: settings.WATTLE_ORIGIN ?? origin })
  completeMethods()
}

async function registerSignIn(
  api: FastifyInstance,
  { signIn, plantEngines }: EmbeddedEngines,
  { WATTLE_FEEDBACK_URL: feedbackUrl }: Settings,
): Promise<void> {
  const looksAtPictures = plantEngines.openPaidAi !== null
  await api.register(signInRoute, { signIn, looksAtPictures, feedbackUrl })
}

function commandApiOf(
  { clock }: Shell,
  { log, readModels, images, inMemory }: EmbeddedEngines,
  writeSide: WriteSide,
): CommandApi {
  return createCommandApi(writeSide, {
    images,
    clock,
    erasures: log.erasures,
    publicHasSeen: createPublicHasSeen(readModels),
    isParked: createIsParked(readModels),
    isMockData: inMemory,
  })
}
