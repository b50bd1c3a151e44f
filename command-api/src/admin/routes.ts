import { MigrationMessage, MigrationStart, StartMigration } from '@wattle/contracts/admin/commands.ts'
import { DeadLetterId } from '@wattle/contracts/admin/dead-letters.ts'
import { migrationChanges } from '@wattle/contracts/admin/migration.ts'
import { textUpTo } from '@wattle/contracts/values.ts'
import { demandAdministrator, type MayAdminister } from '@wattle/server/http/administrators.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Administration } from './administration.ts'
import { changeSentences, decisionSentences, startSentence } from './sentences.ts'

const tags = ['admin']
const response = { 202: MigrationMessage }

export type AdminRouteOptions = { administration: Administration; mayAdminister: MayAdminister }

export const adminRoutes: FastifyPluginAsyncZod<AdminRouteOptions> = async (
  app,
  { administration, mayAdminister },
) => {
  demandAdministrator(app, mayAdminister)

  app.post(
    '/admin/migrate',
    {
      schema: {
        tags,
        summary: 'Build read models anew and switch to them',
        description:
          'Without `readModels`, those whose version differs from the one in use, or else all. With `hold` a person switches.',
        body: StartMigration,
        response: { 202: MigrationStart },
      },
    },
    async ({ body }, reply) => {
      const isStarted = await administration.start(body)
      return reply.status(202).send({ message: startSentence(isStarted), isStarted })
    },
  )

  app.post(
    '/admin/migrate/:readModel/:change',
    {
      config: { refuses: [409] },
      schema: {
        tags,
        summary: 'Cancel, resume, switch or roll back the migration of a read model',
        params: z.object({ readModel: textUpTo(100), change: z.enum(migrationChanges) }),
        response,
      },
    },
    async ({ params: { readModel, change } }, reply) => {
      await administration.change(readModel, change)
      return reply.status(202).send({ message: changeSentences[change] })
    },
  )

  app.post(
    '/admin/dead-letters/:id/:decision',
    {
      schema: {
        tags,
        summary: 'Try a parked garden again, or skip the event it stopped at',
        params: z.object({ id: DeadLetterId, decision: z.enum(['retry', 'skip']) }),
        response,
      },
    },
    async ({ params: { id, decision } }, reply) => {
      await administration.decide(id, decision)
      return reply.status(202).send({ message: decisionSentences[decision] })
    },
  )
}
