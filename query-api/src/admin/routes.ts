import { DeadLettersResponse, MigrationResponse } from '@wattle/contracts/admin/views.ts'
import { demandAdministrator, type MayAdminister } from '@wattle/server/http/administrators.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { presentDeadLetters, presentMigrations } from './present.ts'
import type { AdminReads } from './reads.ts'

const tags = ['admin']

export type AdminRouteOptions = { admin: AdminReads; mayAdminister: MayAdminister }

export const adminRoutes: FastifyPluginAsyncZod<AdminRouteOptions> = async (
  app,
  { admin, mayAdminister },
) => {
  demandAdministrator(app, mayAdminister)

  app.get(
    '/admin/migrate',
    { schema: { tags, summary: 'How far the migration is', response: { 200: MigrationResponse } } },
    async () => presentMigrations(admin.newest, await admin.pointers(), await admin.migrations()),
  )

  app.get(
    '/admin/dead-letters',
    {
      schema: {
        tags,
        summary: 'Gardens that a read model has parked',
        response: { 200: DeadLettersResponse },
      },
    },
    async () => presentDeadLetters(await admin.deadLetters()),
  )
}
