import { z } from 'zod'
import { PlantId } from '../ids.ts'
import { TaskFacts } from '../tasks/facts.ts'
import { PlannedTask } from '../tasks/task.ts'

/**
 * Somebody asked for another care plan. Rounds count from 1, which is asked for by the plant's own creation; `replacing`
 * lets the new plan take the place of what is left of the old one.
 */
export const CarePlanRequested = z.object({
  type: z.literal('CarePlanRequested'),
  plantId: PlantId,
  round: z.number().int(),
  replacing: z.boolean(),
})
export type CarePlanRequested = z.infer<typeof CarePlanRequested>

/** A plant's year of tasks, accepted as one; `replaced` are the untouched pending ones of an earlier plan. */
export const CarePlanAccepted = z.object({
  type: z.literal('CarePlanAccepted'),
  plantId: PlantId,
  round: z.number().int(),
  tasks: z.array(PlannedTask),
  replaced: z.array(TaskFacts),
  note: z.string().optional(),
})
export type CarePlanAccepted = z.infer<typeof CarePlanAccepted>

export const CarePlanFailed = z.object({
  type: z.literal('CarePlanFailed'),
  plantId: PlantId,
  round: z.number().int(),
  reason: z.string(),
})
export type CarePlanFailed = z.infer<typeof CarePlanFailed>

export const carePlanEvents = [CarePlanRequested, CarePlanAccepted, CarePlanFailed] as const
export type CarePlanEvent = z.infer<(typeof carePlanEvents)[number]>
