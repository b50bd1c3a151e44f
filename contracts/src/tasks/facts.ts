import { z } from 'zod'
import { PlantId, TaskId } from '../ids.ts'
import { CivilDateText } from '../values.ts'
import { priorities, taskStatuses } from './choices.ts'

/**
 * What counts and lists need to know about a task that is removed or changed, so that their folds do not have to
 * remember it.
 */
export const TaskFacts = z.object({
  taskId: TaskId,
  plantId: PlantId.nullable(),
  dueDate: CivilDateText,
  priority: z.literal(priorities),
  status: z.enum(taskStatuses),
})
export type TaskFacts = z.infer<typeof TaskFacts>
