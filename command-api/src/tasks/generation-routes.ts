import { PlantId } from '@wattle/contracts/ids.ts'
import { GenerateTasks } from '@wattle/contracts/tasks/commands.ts'
import { GenerationAnswer } from '@wattle/contracts/tasks/views.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { CommandApi } from '../routes.ts'

const tags = ['tasks']
const response = { 202: GenerationAnswer, 200: GenerationAnswer }

/** `accepted`: plans are on their way; `skipped`: each plant has one that is fresh or under way. */
export const generationRoutes: FastifyPluginAsyncZod<CommandApi> = async (app, { ask, clock }) => {
  const answer = (plans: number): GenerationAnswer =>
    plans > 0
      ? { status: 'accepted', message: 'Care tasks are on their way.' }
      : { status: 'skipped', message: 'The care plan is up to date or on its way.' }

  app.post(
    '/tasks/generate',
    {
      schema: {
        tags,
        summary: 'Ask for care plans, of one plant or of all',
        description:
          '`regenerate` lets new plans replace the pending generated tasks that nobody has edited.',
        body: GenerateTasks,
        response,
      },
    },
    async (request, reply) => {
      const { plantId, regenerate } = request.body
      const { events } = await ask(request, reply, {
        type: 'RequestCarePlans',
        plantIds: plantId ? [plantId] : 'all',
        replacing: regenerate,
        now: clock().toISOString(),
      })
      return reply.status(events.length > 0 ? 202 : 200).send(answer(events.length))
    },
  )

  app.post(
    '/tasks/generate-for-plant/:plantId',
    {
      schema: {
        tags,
        summary: "Ask for one plant's care plan",
        params: z.object({ plantId: PlantId }),
        body: z
          .record(z.string(), z.unknown())
          .nullish()
          .meta({ description: 'Place and preferences come from what is saved.' }),
        response,
      },
    },
    async (request, reply) => {
      const { plantId } = request.params
      const { events } = await ask(request, reply, {
        type: 'RequestCarePlans',
        plantIds: [plantId],
        replacing: false,
        now: clock().toISOString(),
      })
      return reply.status(events.length > 0 ? 202 : 200).send(answer(events.length))
    },
  )
}
