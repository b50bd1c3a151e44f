import type { CarePlanCommand } from '@wattle/contracts/care-plans/commands.ts'
import { GenerateTasks, GenerateTasksForPlant } from '@wattle/contracts/care-plans/generate-tasks.ts'
import { GenerationResponse } from '@wattle/contracts/care-plans/views.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { PlantId } from '@wattle/contracts/ids.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dispatch } from '../dispatch/dispatch.ts'
import { get, values } from '../lib/persistent-map.ts'
import { pendingTasksOf } from '../state/garden-lookup.ts'
import type { RequestPlan } from './request-plan.ts'

const tags = ['tasks']
const response = { 202: GenerationResponse, 200: GenerationResponse }

type RequestCarePlans = Extract<CarePlanCommand, { type: 'RequestCarePlans' }>
type Options = { dispatch: Dispatch; requestPlan: RequestPlan; clock: () => Date }

export const generationRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { dispatch, requestPlan, clock },
) => {
  /**
   * Answers `accepted` if this call started plans, and `skipped` if every plant has a current plan or one
   * under way.
   */
  async function generate(
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: Omit<RequestCarePlans, 'type' | 'now'>,
  ) {
    const { plantIds } = wanted
    const now = clock().toISOString()
    const { garden, events } = await dispatch(request, reply, { type: 'RequestCarePlans', now, ...wanted })
    const { gardenId } = request.gardener
    const causationId = request.command.id
    const plantsOf = (ids: readonly string[]) => ids.flatMap((id) => get(garden.plants, id) ?? [])
    const plants = plantIds === 'all' ? values(garden.plants) : plantsOf(plantIds)
    // For a whole garden, only the plans that this command requested: hundreds of earlier ones may still be
    // open.
    const concerned = plantIds === 'all' ? plantsOf(events.flatMap(requestedPlant)) : plants
    let opened = 0
    for (const plant of concerned) {
      if (plant.plan.status !== 'open') continue
      // The saga opens the plan's stream too. Whichever is first wins, so no plan waits because the other
      // failed.
      const { correlationId } = request
      const asked = { gardenId, plantId: plant.id, round: plant.plan.round, causationId, correlationId }
      if (await requestPlan({ type: 'PlanRequested', ...asked }, request.span?.traceparent)) opened++
    }
    const isAccepted = events.length > 0 || opened > 0
    const pending = plants.flatMap(({ id }) => pendingTasksOf(garden, id))
    const taskCount = pending.filter(({ isAutomated }) => isAutomated).length
    return reply.status(isAccepted ? 202 : 200).send({ ...(isAccepted ? accepted : skipped), taskCount })
  }

  app.post(
    '/tasks/generate',
    {
      schema: {
        tags,
        summary: 'Request care plans for one plant or for all of them',
        description:
          'With `regenerate`, new plans replace pending generated tasks that nobody has edited. What is not said of the place and preferences comes from the saved settings.',
        body: GenerateTasks,
        response,
      },
    },
    (request, reply) => {
      const { plantId, regenerate: replacing, ...wanted } = request.body
      return generate(request, reply, { plantIds: plantId ? [plantId] : 'all', replacing, ...wanted })
    },
  )

  app.post(
    '/tasks/generate-for-plant/:plantId',
    {
      schema: {
        tags,
        summary: 'Request a care plan for one plant',
        description: 'What is not said of the place and preferences comes from the saved settings.',
        params: z.object({ plantId: PlantId }),
        body: GenerateTasksForPlant,
        response,
      },
    },
    (request, reply) => {
      const plantIds = [request.params.plantId]
      return generate(request, reply, { plantIds, replacing: false, ...request.body })
    },
  )
}

function requestedPlant(event: GardenEvent): string[] {
  return event.type === 'CarePlanRequested' ? [event.plantId] : []
}

const accepted: GenerationResponse = { status: 'accepted', message: 'Care tasks are on their way.' }
const skipped: GenerationResponse = {
  status: 'skipped',
  message: 'The care plan is up to date or on its way.',
}
