import { z } from 'zod'
import { GardenId, PlantId } from '../ids.ts'
import { CivilDateText } from '../values.ts'

/** One care plan's stream: whose it is, who works on it, how it ended. One stream for each round of a plant. */
export const carePlanStream = (plantId: PlantId, round: number): string =>
  `${carePlanPrefix}${plantId}-${round}`
export const carePlanPrefix = 'carePlan-'

export const PlanRequested = z.object({
  type: z.literal('PlanRequested'),
  gardenId: GardenId,
  plantId: PlantId,
  round: z.number().int(),
  /** The garden's event that asked, or the command that asked again. */
  causationId: z.string(),
  correlationId: z.string(),
})
export type PlanRequested = z.infer<typeof PlanRequested>

/** Somebody works on it, and says so again before `until` (ISO 8601, by the clock of `occurredAt`); after it another may. */
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
