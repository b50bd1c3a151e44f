import { presentPreferences } from '@wattle/contracts/profile/present.ts'
import { PreferencesResponse } from '@wattle/contracts/profile/views.ts'
import { onlyOne } from '@wattle/projections/read-model.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { loadOne } from '../collections.ts'
import type { QueryDeps } from '../query-deps.ts'

export const preferencesRoutes: FastifyPluginAsyncZod<QueryDeps> = async (app, { collections }) => {
  app.get(
    '/preferences',
    {
      config: { reads: ['preferences'] },
      schema: {
        tags: ['profile'],
        summary: 'The gardener’s settings and public profile',
        response: { 200: PreferencesResponse },
      },
    },
    async ({ gardener: { gardenId } }) => {
      const saved = await loadOne(collections.preferences, gardenId, onlyOne)
      return { preferences: presentPreferences(saved ?? {}) }
    },
  )
}
