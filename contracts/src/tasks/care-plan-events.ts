import { z } from 'zod'
import { GardenId, PlantId } from '../ids.ts'
import { CivilDateText } from '../values.ts'

/**
 * The stream of one care plan: which plant it is for, who is working on it and how it ended. There is one stream for
 * each round of a plant.
 */
export const carePlanStream = (plantId: PlantId, round: number): string =>
  `${carePlanPrefix}${plantId}-${round}`
export const carePlanPrefix = 'carePlan-'

export const PlanRequested = z.object({
  type: z.literal('PlanRequested'),
  gardenId: GardenId,
  plantId: PlantId,
  round: z.number().int(),
  /** The garden's event that requested the plan, or the command that requested it again. */
  causationId: z.string(),
  correlationId: z.string(),
})
export type PlanRequested = z.infer<typeof PlanRequested>

/**
 * A runner is working on it and renews this before `until` (ISO 8601, by the clock of `occurredAt`); after that,
 * another runner may take over.
 */
export const PlanTaken = z.object({
  type: z.literal('PlanTaken'),
  worker: z.string(),
  until: z.iso.datetime(),
})
export type PlanTaken = z.infer<typeof PlanTaken>

export const PlanClosed = z.object({
  type: z.literal('PlanClosed'),
  outcome: z.enum(['accepted', 'failed', 'refused']),
  closedOn: CivilDateText,
})
export type PlanClosed = z.infer<typeof PlanClosed>

export const CarePlanEvent = z.discriminatedUnion('type', [PlanRequested, PlanTaken, PlanClosed])
export type CarePlanEvent = z.infer<typeof CarePlanEvent>
