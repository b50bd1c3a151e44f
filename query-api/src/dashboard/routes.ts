import { monthOf } from '@wattle/contracts/civil-date.ts'
import { SummaryView } from '@wattle/contracts/dashboard/views.ts'
import { toJson } from '@wattle/contracts/json-text.ts'
import { timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { onlyOne } from '@wattle/projections/read-model.ts'
import { sendJson } from '@wattle/server/http/send-json.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { loadOne } from '../collections.ts'
import { dayAt } from '../day-at.ts'
import type { QueryDeps } from '../query-deps.ts'
import { presentSummary } from './present.ts'

export const dashboardRoutes: FastifyPluginAsyncZod<QueryDeps> = async (app, { collections, clock }) => {
  app.get(
    '/summary',
    {
      config: { reads: ['dashboard'] },
      schema: { tags: ['dashboard'], summary: 'The counts shown on Home', response: { 200: SummaryView } },
    },
    async ({ gardener: { gardenId } }, reply) => {
      const dashboard = await loadOne(collections.dashboard, gardenId, onlyOne)
      const today = dayAt(clock(), timeZoneOf(dashboard?.state))
      return sendJson(reply, toJson(presentSummary(dashboard, monthOf(today))))
    },
  )
}
