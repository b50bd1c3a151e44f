import { z } from 'zod'
import { type EventOf, event } from '../event.ts'
import { PlantId } from '../ids.ts'
import { taskIdOf } from '../refs.ts'
import { TaskFacts } from '../tasks/facts.ts'
import { PlannedTask } from '../tasks/task.ts'
import { CivilDateText } from '../values.ts'
import { PlanSettings } from './plan-settings.ts'

/**
 * Another care plan was requested. The plant's creation requests round 1. With `replacing`, the new plan
 * replaces the pending tasks that are left of the old one.
 */
export const CarePlanRequested = event('CarePlanRequested', {
  data: {
    plantId: PlantId,
    round: z.number().int(),
    replacing: z.boolean(),
    /** Settings that this request overrides; stored so that they survive a restart. */
    settings: PlanSettings.optional(),
  },
  touches: ({ plantId }) => ({ plants: [plantId] }),
  hides: false,
})
export type CarePlanRequested = EventOf<typeof CarePlanRequested>

/**
 * A plant's year of tasks, accepted in one event; `replaced` are the untouched pending tasks of an earlier
 * plan.
 */
export const CarePlanAccepted = event('CarePlanAccepted', {
  data: {
    plantId: PlantId,
    round: z.number().int(),
    tasks: z.array(PlannedTask),
    replaced: z.array(TaskFacts),
    note: z.string().optional(),
    /** The first day of the twelve months that it covers. */
    plannedOn: CivilDateText.optional(),
  },
  touches: ({ plantId, tasks, replaced }) => ({
    plants: [plantId],
    tasks: [...tasks, ...replaced].map(taskIdOf),
  }),
  hides: false,
})
export type CarePlanAccepted = EventOf<typeof CarePlanAccepted>

export const CarePlanFailed = event('CarePlanFailed', {
  data: { plantId: PlantId, round: z.number().int(), reason: z.string() },
  touches: ({ plantId }) => ({ plants: [plantId] }),
  hides: false,
})
export type CarePlanFailed = EventOf<typeof CarePlanFailed>

export const carePlanEvents = { CarePlanRequested, CarePlanAccepted, CarePlanFailed }
export type CarePlanEvent = EventOf<(typeof carePlanEvents)[keyof typeof carePlanEvents]>
