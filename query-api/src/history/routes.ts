import { Readable } from 'node:stream'
import { historyKinds } from '@wattle/contracts/history/kinds.ts'
import { HistoryPage } from '@wattle/contracts/history/views.ts'
import { type GardenId, LocationId, PlantId } from '@wattle/contracts/ids.ts'
import { timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { CivilDateText } from '@wattle/contracts/values.ts'
import { onlyOne } from '@wattle/projections/read-model.ts'
import { inFlightLimit } from '@wattle/server/http/in-flight-limit.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { loadOne } from '../collections.ts'
import { pageSize, tokenOf, toToken } from '../paging.ts'
import type { QueryDeps } from '../query-deps.ts'
import { csvOf, jsonOf } from './files.ts'
import { type GardenHistory, openHistory, type Wanted } from './garden-history.ts'
import { subjectsIn } from './names.ts'

/** A file counts as in flight until it has been fetched. */
const filesAtOnce = { all: 20, each: 1 }
/** A fold reads a garden from its first event. A client stepping through days may send requests that overlap. */
const foldsAtOnce = { all: 20, each: 4 }

const tags = ['history']
const response = {
  200: { content: { 'application/json': { schema: HistoryPage }, 'text/csv': { schema: z.string() } } },
}

const PlantHistoryQuery = z.object({
  limit: pageSize(30, 100),
  /** Continues where the last page ended: the revision of the next entry. */
  nextToken: tokenOf(z.tuple([z.number().int().min(0)])),
  kind: z.enum(historyKinds).optional(),
  at: CivilDateText.optional(),
  /** A file with all entries from here on, instead of a page. */
  format: z.enum(['json', 'csv']).optional(),
})
const HistoryQuery = PlantHistoryQuery.extend({
  plantId: PlantId.optional(),
  locationId: LocationId.optional(),
})
type HistoryQuery = z.infer<typeof HistoryQuery>

export const historyRoutes: FastifyPluginAsyncZod<QueryDeps> = async (app, { collections, log }) => {
  const asksForFile = ({ query }: FastifyRequest) => (query as HistoryQuery).format !== undefined
  const config = { reads: ['subjects', 'preferences'], readsAll: asksForFile } as const
  const files = inFlightLimit(filesAtOnce)
  const folds = inFlightLimit(foldsAtOnce)

  app.get(
    '/history',
    {
      config: { ...config, refuses: [404] },
      schema: {
        tags,
        summary: 'What happened in the garden, newest first, or on and before a day',
        querystring: HistoryQuery,
        response,
      },
    },
    ({ gardener, query }, reply) => send(gardener.gardenId, query, reply),
  )

  app.get(
    '/plants/:id/history',
    {
      config,
      schema: {
        tags,
        summary: 'What happened to a plant and its tasks, also after its deletion',
        params: z.object({ id: PlantId }),
        querystring: PlantHistoryQuery,
        response,
      },
    },
    ({ gardener, params, query }, reply) => send(gardener.gardenId, { ...query, plantId: params.id }, reply),
  )

  async function send(gardenId: GardenId, query: HistoryQuery, reply: FastifyReply) {
    const { limit, nextToken, format } = query
    if (format) files.holdFor(reply.raw, gardenId)
    const history = await historyOf(gardenId, query)
    const from = nextToken?.[0]
    if (format) return sendFile(reply, history, format, from)
    const { entries, next } = await history.page(limit, from)
    return {
      history: entries,
      nextToken: next === null ? null : toToken([next]),
      subject: await history.subject(),
      asOf: from === undefined && query.at !== undefined ? await asOf(gardenId, history, reply) : null,
    }
  }

  /** A client that moves on to another day closes its request, which stops the fold. */
  async function asOf(gardenId: GardenId, history: GardenHistory, { raw }: FastifyReply) {
    folds.holdFor(raw, gardenId)
    return await history.asOf(() => raw.destroyed)
  }

  /** The history up to the revision that `subjects` has applied: names of later subjects are not known yet. */
  async function historyOf(gardenId: GardenId, wanted: Wanted): Promise<GardenHistory> {
    const { subjects, preferences } = collections
    const head = (await subjects.seen([gardenId])).get(gardenId) ?? -1
    const timeZone = timeZoneOf((await loadOne(preferences, gardenId, onlyOne))?.state)
    const subjectsOf = subjectsIn(subjects, gardenId)
    return await openHistory({ log, gardenId, subjectsOf, timeZone }, head, wanted)
  }
}

async function sendFile(
  reply: FastifyReply,
  history: GardenHistory,
  format: 'json' | 'csv',
  from: number | undefined,
): Promise<never> {
  const entries = history.all(from)
  const text = format === 'csv' ? csvOf(entries) : jsonOf(entries, history)
  const type = format === 'csv' ? 'text/csv' : 'application/json'
  return reply
    .header('content-disposition', `attachment; filename="history.${format}"`)
    .type(`${type}; charset=utf-8`)
    .send(Readable.from(reply.request.method === 'HEAD' ? [] : text)) as never
}
