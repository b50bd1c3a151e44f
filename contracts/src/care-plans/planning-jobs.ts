import { z } from 'zod'
import { GardenId, PlantId } from '../ids.ts'
import { CivilDateText } from '../values.ts'

/**
 * The work of making one care plan: who asked for it, who is working on it, how it ended. Each round of a plant has a
 * stream of its own.
 */
export const planningJobStream = (plantId: PlantId, round: number): string =>
  `${planningJobPrefix}${plantId}-${round}`

/**
 * The stream of a garden's own, where another garden took the usual one or left it deleted: a takeout brings plants along with
 * their ids, so two gardens may have the same plant.
 */
export const ownPlanningJobStream = (gardenId: GardenId, plantId: PlantId, round: number): string =>
  `${planningJobStream(plantId, round)}-${gardenId}`

export const planningJobPrefix = 'carePlan-'

export const PlanningJobOpened = z.object({
  type: z.literal('PlanRequested'),
  gardenId: GardenId,
  plantId: PlantId,
  round: z.number().int(),
  /** The garden's event that requested the plan, or the command that requested it again. */
  causationId: z.string(),
  correlationId: z.string(),
})
export type PlanningJobOpened = z.infer<typeof PlanningJobOpened>

/**
 * A runner is working on it and renews this before `until` (ISO 8601, by the clock of `occurredAt`); after that,
 * another runner may take over.
 */
export const PlanningJobTaken = z.object({
  type: z.literal('PlanTaken'),
  worker: z.string(),
  until: z.iso.datetime(),
})
export type PlanningJobTaken = z.infer<typeof PlanningJobTaken>

export const PlanningJobClosed = z.object({
  type: z.literal('PlanClosed'),
  outcome: z.enum(['accepted', 'failed', 'refused']),
  closedOn: CivilDateText,
})
export type PlanningJobClosed = z.infer<typeof PlanningJobClosed>

export const PlanningJobEvent = z.discriminatedUnion('type', [
  PlanningJobOpened,
  PlanningJobTaken,
  PlanningJobClosed,
])
export type PlanningJobEvent = z.infer<typeof PlanningJobEvent>
