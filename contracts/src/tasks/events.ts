import { z } from 'zod'
import { type EventOf, event } from '../event.ts'
import { PlantId, TaskId } from '../ids.ts'
import { ids } from '../refs.ts'
import { CivilDateText } from '../values.ts'
import { priorities, recurringFrequencies } from './choices.ts'
import { TaskFacts } from './facts.ts'
import { PlannedTask, Product } from './task.ts'

export const TaskAdded = event('TaskAdded', {
  data: { task: PlannedTask },
  touches: ({ task }) => ({ plants: ids(task.plantId), tasks: [task.taskId] }),
  hides: false,
})
export type TaskAdded = EventOf<typeof TaskAdded>

export const TaskRescheduled = event('TaskRescheduled', {
  data: { dueDate: CivilDateText, was: TaskFacts },
  touches: ({ was }) => ({ plants: ids(was.plantId), tasks: [was.taskId] }),
  hides: false,
})
export type TaskRescheduled = EventOf<typeof TaskRescheduled>

export const TaskReprioritised = event('TaskReprioritised', {
  data: { priority: z.literal(priorities), was: TaskFacts },
  touches: ({ was }) => ({ plants: ids(was.plantId), tasks: [was.taskId] }),
  hides: false,
})
export type TaskReprioritised = EventOf<typeof TaskReprioritised>

export const TaskAssigned = event('TaskAssigned', {
  data: { plantId: PlantId.nullable(), was: TaskFacts },
  touches: ({ plantId, was }) => ({ plants: ids(was.plantId, plantId), tasks: [was.taskId] }),
  hides: ({ was }) => was.plantId !== null && 'if-public',
})
export type TaskAssigned = EventOf<typeof TaskAssigned>

/** Contains only the fields that changed. */
export const TaskReworded = event('TaskReworded', {
  data: {
    taskId: TaskId,
    plantId: PlantId.nullable(),
    title: z.string().optional(),
    description: z.string().optional(),
    estimatedTime: z.number().int().nullable().optional(),
    product: Product.nullable().optional(),
  },
  touches: ({ taskId, plantId }) => ({ plants: ids(plantId), tasks: [taskId] }),
  hides: 'if-public',
})
export type TaskReworded = EventOf<typeof TaskReworded>

export const TaskRecurrenceChanged = event('TaskRecurrenceChanged', {
  data: {
    taskId: TaskId,
    plantId: PlantId.nullable(),
    isRecurring: z.boolean(),
    recurringFrequency: z.enum(recurringFrequencies),
  },
  touches: ({ taskId, plantId }) => ({ plants: ids(plantId), tasks: [taskId] }),
  hides: false,
})
export type TaskRecurrenceChanged = EventOf<typeof TaskRecurrenceChanged>

export const TaskCompleted = event('TaskCompleted', {
  data: {
    /** The task before the event: pending. */
    task: TaskFacts,
    /**
     * The day on which the work was done, by the gardener's calendar; `occurredAt` is when it was recorded.
     */
    doneOn: CivilDateText,
    /** The next occurrence of a recurring task. */
    next: PlannedTask.nullable(),
  },
  touches: ({ task, next }) => ({ plants: ids(task.plantId), tasks: ids(task.taskId, next?.taskId) }),
  hides: false,
})
export type TaskCompleted = EventOf<typeof TaskCompleted>

export const TaskReopened = event('TaskReopened', {
  data: {
    /** The task before the event: completed. */
    task: TaskFacts,
    /** The next occurrence, which is removed again if it was untouched; otherwise null. */
    revoked: TaskFacts.nullable(),
  },
  touches: ({ task, revoked }) => ({ plants: ids(task.plantId), tasks: ids(task.taskId, revoked?.taskId) }),
  hides: false,
})
export type TaskReopened = EventOf<typeof TaskReopened>

export const TaskDeleted = event('TaskDeleted', {
  data: {
    task: TaskFacts,
    /** The rule that generated the task; the plant's next plan leaves it out. */
    rule: z.string().optional(),
  },
  touches: ({ task }) => ({ plants: ids(task.plantId), tasks: [task.taskId] }),
  hides: 'if-public',
})
export type TaskDeleted = EventOf<typeof TaskDeleted>

export const taskEvents = {
  TaskAdded,
  TaskRescheduled,
  TaskReprioritised,
  TaskAssigned,
  TaskReworded,
  TaskRecurrenceChanged,
  TaskCompleted,
  TaskReopened,
  TaskDeleted,
}
export type TaskEvent = EventOf<(typeof taskEvents)[keyof typeof taskEvents]>
