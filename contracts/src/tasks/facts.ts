import { z } from 'zod'
import { PlantId, TaskId } from '../ids.ts'
import { CivilDateText } from '../values.ts'
import { priorities, taskStatuses } from './choices.ts'

/** What counts and lists must know of a task that leaves or changes, so that their folds need not remember it. */
export const TaskFacts = z.object({
  taskId: TaskId,
  plantId: PlantId.nullable(),
  dueDate: CivilDateText,
  priority: z.literal(priorities),
  status: z.enum(taskStatuses),
})
export type TaskFacts = z.infer<typeof TaskFacts>
