import type { Erasures } from '@wattle/adapters/system-streams/erasures.ts'
import { Deleted } from '@wattle/contracts/deletion.ts'
import { graceDays } from '@wattle/contracts/erasure/grace-period.ts'
import { ErasureResponse } from '@wattle/contracts/erasure/views.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Dispatch } from '../dispatch/dispatch.ts'

const tags = ['erasure']

type Options = { dispatch: Dispatch; erasures: Erasures; clock: () => Date }

export const erasureRoutes: FastifyPluginAsyncZod<Options> = async (app, { dispatch, erasures, clock }) => {
  app.post(
    '/erasure',
    {
      schema: {
        tags,
        summary: `Have the garden erased in ${graceDays} days`,
        description: `Visitors see nothing of it from now on. Until \`eraseAfter\` its gardener can still keep it; then everything is deleted for good, and the account opens an empty garden. Asking again does not postpone it.`,
        response: { 202: ErasureResponse },
      },
    },
    async (request, reply) => {
      const { gardenId } = request.gardener
      // Registered before the command: a registration without a request is cancelled later, but a request
      // without a registration would never be carried out.
      await erasures.schedule(gardenId)
      const now = clock().toISOString()
      const { garden } = await dispatch(request, reply, { type: 'RequestErasure', now })
      return reply.status(202).send({ eraseAfter: garden.erasure?.eraseAfter ?? now })
    },
  )

  app.delete(
    '/erasure',
    {
      schema: {
        tags,
        summary: 'Keep the garden',
        description: 'Visitors see it as before.',
        response: { 200: Deleted },
      },
    },
    async (request, reply) => {
      await dispatch(request, reply, { type: 'WithdrawErasure' })
      return { success: true as const, message: 'Your garden stays' }
    },
  )
}
