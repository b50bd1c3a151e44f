import { z } from 'zod'
import { GardenId, PlantId } from '../ids.ts'
import { CivilDateText } from '../values.ts'

/**
 * The stream of making one care plan: who requested it, which worker is on it, how it ended. Each round of a
 * plant has its own stream.
 */
export const planStream = (plantId: PlantId, round: number): string =>
  `${planStreamPrefix}${plantId}-${round}`

/**
 * A stream for this garden alone, if another garden uses or has deleted the stream of `planStream`. A takeout
 * keeps the ids of its plants, so two gardens may have the same plant id.
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
 * A lease: the worker renews it before `until` (ISO 8601, by the same clock as `occurredAt`); after that,
 * another worker may take over.
 */
const PlanTaken = z.object({
  type: z.literal('PlanTaken'),
  worker: z.string(),
  until: z.iso.datetime(),
})

export const PlanClosed = z.object({
  type: z.literal('PlanClosed'),
  outcome: z.enum(['accepted', 'failed', 'refused']),
  /** The day in UTC. Nothing reads it, but release 0.1 needs it in every event. */
  closedOn: CivilDateText,
})
export type PlanClosed = z.infer<typeof PlanClosed>

export const PlanEvent = z.discriminatedUnion('type', [PlanRequested, PlanTaken, PlanClosed])
export type PlanEvent = z.infer<typeof PlanEvent>
