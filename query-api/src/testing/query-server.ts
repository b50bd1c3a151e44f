import { checkedLog } from '@wattle/adapters/event-log/checksums/checked-log.ts'
import { noStream } from '@wattle/adapters/event-log/port.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import type { IdentityVerifier } from '@wattle/adapters/identity/port.ts'
import type { Stored } from '@wattle/adapters/read-models/port.ts'
import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { type EventMetadata, gardenStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import { type GardenEvent, unsealKnown } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { identityLinks } from '@wattle/projections/identity/identity-links.ts'
import type { AnyReadModel } from '@wattle/projections/read-model.ts'
import { allReadModels } from '@wattle/projections/read-models.ts'
import { recordedIn } from '@wattle/projections/testing/happened.ts'
import { authenticate } from '@wattle/server/http/authentication.ts'
import { createServer } from '@wattle/server/http/server.ts'
import { keepToDescription } from '@wattle/server/http/testing/keep-to-description.ts'
import { createGardenResolver } from '@wattle/server/identity/garden-resolver.ts'
import type { RouteOptions } from 'fastify'
import { foldReadable } from '../history/fold-readable.ts'
import { openAccountFacts } from '../identity/account-facts.ts'
import { openReadSide } from '../read-side.ts'
import { registerPages, registerQueryRoutes } from '../routes.ts'
import type { TakeoutImages } from '../takeout/pictures.ts'

const issuer = 'https://issuer.example'

export const iris: GardenId = gardenOf({ issuer, subject: 'iris' })
export const fern: GardenId = gardenOf({ issuer, subject: 'fern' })

/** Noon in Sydney on 21 March 2026. */
export const noon = new Date('2026-03-21T01:00:00Z')

const noImages: TakeoutImages = { read: async () => null, size: async () => null }

type Asked = { as?: 'iris' | 'fern'; headers?: Record<string, string> }

/** A server on read models in memory; a gardener's name serves as the token. */
export async function openQueryServer({
  now = noon,
  isMockData = false,
  parked: stopped = [] as GardenId[],
  images = noImages,
} = {}) {
  const readModels = openSqliteReadModels(':memory:')
  const log = checkedLog(openSqliteEventLog(':memory:'), { place: 'the log of the spec' })
  for (const { name, version } of [...allReadModels, identityLinks]) {
    await readModels.point(name, { active: { version, build: 0 }, building: null, kept: null })
  }
  const readSide = await openReadSide(readModels, () => undefined)
  const { collections } = readSide
  const app = await createServer({ logLevel: false, rateLimit: null })
  keepToDescription(app)
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  const verifier: IdentityVerifier = {
    verify: async (token) => ({ issuer, subject: token, expiresAt: Number.POSITIVE_INFINITY }),
    check: async () => undefined,
  }
  authenticate(app, verifier, createGardenResolver(await openAccountFacts(readModels, collections)))
  const parked = async (_readModels: readonly string[], gardenIds: readonly GardenId[]) =>
    new Set(gardenIds.filter((gardenId) => stopped.includes(gardenId)))
  await app.register(registerPages, { collections, parked, origin: 'https://wattle.example' })
  await app.register(registerQueryRoutes, {
    prefix: '/api',
    ...readSide,
    log,
    images,
    clock: () => now,
    isMockData,
    parked,
    mayAdminister: ({ subject }) => subject === 'iris',
  })

  async function ask(path: string, { as, headers = {} }: Asked = {}) {
    const token: Record<string, string> = as ? { authorization: `Bearer ${as}` } : {}
    const answer = await app.inject({ url: `/api${path}`, headers: { ...token, ...headers } })
    const body = answer.body === '' ? undefined : answer.json()
    return { status: answer.statusCode, body, headers: answer.headers }
  }

  /** Requests a page without a token. */
  async function look(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
    const answer = await app.inject({ method, url: path, headers })
    return { status: answer.statusCode, text: answer.body, headers: answer.headers }
  }

  /** Requests a response in a format other than JSON. */
  async function download(path: string, as: 'iris' | 'fern') {
    const answer = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${as}` } })
    return { status: answer.statusCode, text: answer.body, headers: answer.headers }
  }

  /** Requests a response as bytes. */
  async function fetchBytes(path: string, as: 'iris' | 'fern', method: 'GET' | 'HEAD' = 'GET') {
    const headers = { authorization: `Bearer ${as}` }
    const answer = await app.inject({ method, url: `/api${path}`, headers })
    return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers }
  }

  /** Applies a garden's events, from the first one, to these read models. */
  async function happen(
    gardenId: GardenId,
    events: readonly GardenEvent[],
    models: readonly AnyReadModel[] = allReadModels,
  ): Promise<void> {
    await record(gardenId, recordedIn(gardenId, events), models)
  }

  /** The same for recorded events. Unreadable ones are passed over, as when an administrator skips them. */
  async function record(
    gardenId: GardenId,
    events: readonly RecordedEvent<EventMetadata>[],
    models: readonly AnyReadModel[] = allReadModels,
  ): Promise<void> {
    const stream = gardenStream(gardenId)
    const there = (await log.read(stream)).length
    const later = events.slice(there)
    if (later.length > 0) await log.append(stream, later, there > 0 ? there - 1 : noStream)
    for (const model of models) {
      const documents = new Map<string, Stored<object>>()
      for (const each of events) {
        const happened = unsealKnown({ ...each, stream })
        if (happened) foldReadable(model, documents, happened)
      }
      const collection = await readModels.open(model)
      await collection.save([...documents.values()], new Map([[gardenId, events.length - 1]]))
    }
  }

  return {
    ask,
    look,
    download,
    fetchBytes,
    happen,
    record,
    collections,
    readModels,
    log,
    routes,
    close: async () => {
      await app.close()
      await readSide.stop()
      await readModels.close()
      await log.close()
    },
  }
}

export type QueryServer = Awaited<ReturnType<typeof openQueryServer>>
