import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import { InvalidToken } from '@wattle/adapters/identity/port.ts'
import { openDiskImages } from '@wattle/adapters/images/disk-images.ts'
import { openGuidePlantAi } from '@wattle/adapters/plant-ai/guide-plant-ai.ts'
import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { openErasures } from '@wattle/adapters/system-streams/erasures.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { authenticate } from '@wattle/server/http/authentication.ts'
import { createServer } from '@wattle/server/http/server.ts'
import { keepToDescription } from '@wattle/server/http/testing/keep-to-description.ts'
import { refuseWrongMethods } from '@wattle/server/http/wrong-methods.ts'
import { createGardenResolver } from '@wattle/server/identity/garden-resolver.ts'
import type { InjectOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import type { IsParked } from '../admin/is-parked.ts'
import { createCommandApi } from '../command-api.ts'
import type { CommandContext } from '../dispatch/command-handler.ts'
import type { PublicHasSeen } from '../dispatch/dispatch.ts'
import { openGardens } from '../garden/open-gardens.ts'
import { accountFactsIn } from '../identity/read-link.ts'
import { commandRoutes } from '../routes.ts'
import { asked, noon, openedLog, openedSnapshots } from './garden-log.ts'

const issuer = 'https://issuer.example'

export const iris: GardenId = gardenOf({ issuer, subject: 'iris' })
export const fern: GardenId = gardenOf({ issuer, subject: 'fern' })

type Options = {
  log?: EventLog
  publicHasSeen?: PublicHasSeen
  isParked?: IsParked
  plantAi?: PlantAi
  clock?: () => Date
  singleProcess?: boolean
  isMockData?: boolean
  rateLimit?: number | null
  mostPictures?: number
}

type Asked = { as?: 'iris' | 'fern' | 'stranger' | null; headers?: Record<string, string> }

/** The command side behind its routes, assembled as in production; a gardener's name replaces the token. */
export async function openedApp(options: Options = {}) {
  const { clock = () => noon, rateLimit = null, publicHasSeen = async () => true } = options
  const log = options.log ?? openedLog()
  const { folder, remove } = await scratchFolder()
  const images = await openDiskImages({
    folder,
    secret: 'a secret of the spec',
  })
  const gardens = openGardens({
    log,
    images,
    clock,
    snapshots: openedSnapshots(),
    mostPictures: options.mostPictures ?? 1000,
    singleProcess: options.singleProcess ?? true,
  })
  const plantAi = options.plantAi ?? openGuidePlantAi()
  const commandApi = createCommandApi(
    { log, gardens, plantAi },
    {
      images,
      clock,
      erasures: openErasures(log, clock),
      publicHasSeen,
      isParked: options.isParked ?? (async () => false),
      isMockData: options.isMockData ?? false,
    },
  )
  const app = await createServer({ logLevel: false, rateLimit })
  keepToDescription(app)
  const completeMethods = refuseWrongMethods(app)
  await app.register(
    async (api) => {
      const verify = async (token: string) => {
        if (token === 'stranger') throw new InvalidToken('Nobody knows her.')
        return { issuer, subject: token, expiresAt: Number.POSITIVE_INFINITY }
      }
      const resolveGarden = createGardenResolver(accountFactsIn({ withDamaged: log, ...log }))
      authenticate(api, { verify, check: async () => undefined }, resolveGarden)
      await api.register(commandRoutes, {
        ...commandApi,
        mayAdminister: ({ subject }) => subject === 'iris',
      })
    },
    { prefix: '/api' },
  )
  completeMethods()
  onTestFinished(async () => {
    await app.close()
    await remove()
  })

  type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

  /** Sends a request and returns its response. Iris sends it, unless `as` names somebody else. */
  async function ask(
    method: Method,
    path: string,
    body?: InjectOptions['payload'],
    { as = 'iris', headers = {} }: Asked = {},
  ) {
    const token = as ? { authorization: `Bearer ${as}` } : {}
    const answer = await app.inject({
      method,
      url: path.startsWith('/api/') ? path : `/api${path}`,
      headers: { ...token, ...headers },
      ...(body === undefined ? {} : { payload: body }),
    })
    const isJson = String(answer.headers['content-type']).startsWith('application/json')
    return {
      status: answer.statusCode,
      // biome-ignore lint/suspicious/noExplicitAny: each spec says what it expects
      body: (isJson && answer.body ? answer.json() : null) as any,
      bytes: answer.rawPayload,
      headers: answer.headers,
    }
  }

  /** Handles a command for Iris's garden directly, without a route. */
  const handle = (command: GardenCommand, context: Partial<CommandContext> = {}) =>
    gardens.handle(asked({ gardenId: iris, ...context }), command)

  return { app, ask, handle, log, images, folder }
}

export type OpenedApp = Awaited<ReturnType<typeof openedApp>>

/** The body of a refusal. */
export const problem = (code: string, message: string, path?: string) => ({
  code,
  message,
  ...(path === undefined ? {} : { issues: [{ path, message }] }),
  requestId: expectedRequestId,
})

const expectedRequestId = {
  asymmetricMatch: (value: unknown) => typeof value === 'string' && value.length > 0,
}
