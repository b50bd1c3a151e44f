import { z } from 'zod'
import { GardenId, PlantId } from '../ids.ts'
import { CivilDateText } from '../values.ts'

/**
 * The work of making one care plan: who asked for it, who is working on it, how it ended. Each round of a plant has a
 * stream of its own.
 */
export const planStream = (plantId: PlantId, round: number): string =>
  `${planStreamPrefix}${plantId}-${round}`

/**
 * The stream of a garden's own, where another garden took the usual one or left it deleted: a takeout brings plants along with
 * their ids, so two gardens may have the same plant.
 */
export const ownPlanStream = (gardenId: GardenId, plantId: PlantId, round: number): string =>
  `${planStream(plantId, round)}-${gardenId}`

export const planStreamPrefix = 'carePlan-'

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
const PlanTaken = z.object({
  type: z.literal('PlanTaken'),
  worker: z.string(),
  until: z.iso.datetime(),
})

export const PlanClosed = z.object({
  type: z.literal('PlanClosed'),
  outcome: z.enum(['accepted', 'failed', 'refused']),
  closedOn: CivilDateText,
})
export type PlanClosed = z.infer<typeof PlanClosed>

export const PlanEvent = z.discriminatedUnion('type', [PlanRequested, PlanTaken, PlanClosed])
export type PlanEvent = z.infer<typeof PlanEvent>
