import { z } from 'zod'
import { PlantId, TaskId } from '../ids.ts'
import { CivilDateText } from '../values.ts'
import { priorities, recurringFrequencies } from './choices.ts'
import { TaskFacts } from './facts.ts'
import { PlannedTask, Product } from './task.ts'

export const TaskAdded = z.object({ type: z.literal('TaskAdded'), task: PlannedTask })
export type TaskAdded = z.infer<typeof TaskAdded>

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

export const TaskRescheduled = z.object({
  type: z.literal('TaskRescheduled'),
  dueDate: CivilDateText,
  was: TaskFacts,
})
export type TaskRescheduled = z.infer<typeof TaskRescheduled>

export const TaskReprioritised = z.object({
  type: z.literal('TaskReprioritised'),
  priority: z.literal(priorities),
  was: TaskFacts,
})
export type TaskReprioritised = z.infer<typeof TaskReprioritised>

export const TaskAssigned = z.object({
  type: z.literal('TaskAssigned'),
  plantId: PlantId.nullable(),
  was: TaskFacts,
})
export type TaskAssigned = z.infer<typeof TaskAssigned>

/** Only what changed is there. */
export const TaskReworded = z.object({
  type: z.literal('TaskReworded'),
  taskId: TaskId,
  plantId: PlantId.nullable(),
  title: z.string().optional(),
  description: z.string().optional(),
  estimatedTime: z.number().int().nullable().optional(),
  product: Product.nullable().optional(),
})
export type TaskReworded = z.infer<typeof TaskReworded>

export const TaskRecurrenceChanged = z.object({
  type: z.literal('TaskRecurrenceChanged'),
  taskId: TaskId,
  plantId: PlantId.nullable(),
  isRecurring: z.boolean(),
  recurringFrequency: z.enum(recurringFrequencies),
})
export type TaskRecurrenceChanged = z.infer<typeof TaskRecurrenceChanged>

export const TaskCompleted = z.object({
  type: z.literal('TaskCompleted'),
  /** The task as it was: pending. */
  task: TaskFacts,
  /** The day the work was done, by the gardener's calendar; `occurredAt` is when it was written down. */
  doneOn: CivilDateText,
  /** The next occurrence of a recurring task. */
  next: PlannedTask.nullable(),
})
export type TaskCompleted = z.infer<typeof TaskCompleted>

export const TaskReopened = z.object({
  type: z.literal('TaskReopened'),
  /** The task as it was: completed. */
  task: TaskFacts,
  /** The next occurrence, if it was still untouched and is removed again. */
  revoked: TaskFacts.nullable(),
})
export type TaskReopened = z.infer<typeof TaskReopened>

export const TaskDeleted = z.object({
  type: z.literal('TaskDeleted'),
  task: TaskFacts,
  /** The rule that generated the task; the plant's next plan leaves it out. */
  rule: z.string().optional(),
})
export type TaskDeleted = z.infer<typeof TaskDeleted>

export const taskEvents = [
  TaskAdded,
  CarePlanAccepted,
  TaskRescheduled,
  TaskReprioritised,
  TaskAssigned,
  TaskReworded,
  TaskRecurrenceChanged,
  TaskCompleted,
  TaskReopened,
  TaskDeleted,
] as const
export type TaskEvent = z.infer<(typeof taskEvents)[number]>
