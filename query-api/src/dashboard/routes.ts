import { monthOf } from '@wattle/contracts/civil-date.ts'
import { SummaryView } from '@wattle/contracts/dashboard/views.ts'
import { onlyOne } from '@wattle/projections/read-model.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { loadOne } from '../collections.ts'
import { todayOf } from '../profile/today.ts'
import type { QueryDeps } from '../query-deps.ts'
import { presentSummary } from './present.ts'

export const dashboardRoutes: FastifyPluginAsyncZod<QueryDeps> = async (app, deps) => {
  app.get(
    '/summary',
    {
      config: { reads: ['dashboard', 'nursery', 'preferences'] },
      schema: { tags: ['dashboard'], summary: 'The counts shown on Home', response: { 200: SummaryView } },
    },
    async ({ gardener: { gardenId } }) => {
      const dashboard = await loadOne(deps.collections.dashboard, gardenId, onlyOne)
      const nurseryPlants = await deps.collections.nursery.count({ gardenId })
      return presentSummary(dashboard, nurseryPlants, monthOf(await todayOf(deps, gardenId)))
    },
  )
}
