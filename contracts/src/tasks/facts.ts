import { z } from 'zod'
import { PlantId, TaskId } from '../ids.ts'
import { CivilDateText } from '../values.ts'
import { priorities, taskStatuses } from './choices.ts'

/**
 * The fields of a removed or changed task that counts and lists need, so that their folds do not have to
 * remember every task.
 */
export const TaskFacts = z.object({
  taskId: TaskId,
  plantId: PlantId.nullable(),
  dueDate: CivilDateText,
  priority: z.literal(priorities),
  status: z.enum(taskStatuses),
})
export type TaskFacts = z.infer<typeof TaskFacts>
