import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import type { IdentityVerifier } from '@wattle/adapters/identity/port.ts'
import type { Stored } from '@wattle/adapters/read-models/port.ts'
import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { identityLinks } from '@wattle/projections/identity/identity-links.ts'
import { type AnyReadModel, fold } from '@wattle/projections/read-model.ts'
import { allReadModels } from '@wattle/projections/read-models.ts'
import { happenedIn } from '@wattle/projections/testing/happened.ts'
import { authenticate } from '@wattle/server/http/authentication.ts'
import { createServer } from '@wattle/server/http/server.ts'
import { createGardenResolver } from '@wattle/server/identity/garden-resolver.ts'
import { openCollections } from '../collections.ts'
import { openAccountFacts } from '../identity/account-facts.ts'
import { registerQueryRoutes } from '../routes.ts'

const issuer = 'https://issuer.example'

export const iris: GardenId = gardenOf({ issuer, subject: 'iris' })
export const fern: GardenId = gardenOf({ issuer, subject: 'fern' })

/** Noon in Sydney on 21 March 2026. */
export const noon = new Date('2026-03-21T01:00:00Z')

type Asked = { as?: 'iris' | 'fern'; headers?: Record<string, string> }

/** A server that answers from read models in memory; the name of a gardener stands in for the token. */
export async function openQueryServer({ now = noon, isMockData = false, parked = [] as GardenId[] } = {}) {
  const readModels = openSqliteReadModels(':memory:')
  for (const { name, version } of [...allReadModels, identityLinks]) await readModels.activate(name, version)
  const collections = await openCollections(readModels)
  const app = await createServer({ logLevel: false, rateLimit: null })
  const verifier: IdentityVerifier = {
    verify: async (token) => ({ issuer, subject: token, expiresAt: Number.POSITIVE_INFINITY }),
    check: async () => undefined,
  }
  authenticate(app, verifier, createGardenResolver(await openAccountFacts(readModels, collections)))
  await app.register(registerQueryRoutes, {
    prefix: '/api',
    collections,
    clock: () => now,
    isMockData,
    isParked: async (_readModel, gardenId) => parked.includes(gardenId),
  })

  async function ask(path: string, { as, headers = {} }: Asked = {}) {
    const token: Record<string, string> = as ? { authorization: `Bearer ${as}` } : {}
    const answer = await app.inject({ url: `/api${path}`, headers: { ...token, ...headers } })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  }

  /** Lets all that happened in a garden, from its first event, reach these read models. */
  async function happen(
    gardenId: GardenId,
    events: readonly GardenEvent[],
    models: readonly AnyReadModel[] = allReadModels,
  ): Promise<void> {
    for (const model of models) {
      const documents = new Map<string, Stored<object>>()
      for (const each of happenedIn(gardenId, events)) fold(model, documents, each)
      const collection = await readModels.open(model)
      await collection.save([...documents.values()], new Map([[gardenId, events.length - 1]]))
    }
  }

  return {
    ask,
    happen,
    collections,
    readModels,
    close: async () => {
      await app.close()
      await readModels.close()
    },
  }
}

export type QueryServer = Awaited<ReturnType<typeof openQueryServer>>
