import { z } from 'zod'
import { priorities, recurringFrequencies, taskStatuses } from './choices.ts'
import { Product, TaskReason } from './task.ts'

export const TaskView = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  plantId: z.string().nullable(),
  dueDate: z.string(),
  /** `YYYY-MM` of the due date. */
  month: z.string(),
  priority: z.literal(priorities),
  status: z.enum(taskStatuses),
  /** The day on which it was done, null while pending. */
  completedOn: z.string().nullable(),
  isRecurring: z.boolean(),
  recurringFrequency: z.enum(recurringFrequencies),
  /** The last day on which it may recur, null if it has no end. */
  recurringUntil: z.string().nullable(),
  /** Minutes. */
  estimatedTime: z.number().nullable(),
  product: Product.nullable(),
  reason: TaskReason.nullable(),
  isAutomated: z.boolean(),
  /** Instants; absent in the response to a write, which only has the state that the deciders use. */
  createdAt: z.string().optional(),
  updatedAt: z.string().optional(),
})
export type TaskView = z.infer<typeof TaskView>

/** The plant of a task, with what a task's row shows of it. */
export const TaskPlant = z.object({
  name: z.string(),
  species: z.string(),
  imageUrl: z.string().nullable(),
  /** The kind of plant, drawn if there is no picture; absent if it is not known. */
  kind: z.string().optional(),
  locationId: z.string(),
  locationName: z.string(),
  locationIcon: z.string(),
  locationBackground: z.string(),
})
export type TaskPlant = z.infer<typeof TaskPlant>

export const TaskWithPlant = TaskView.extend({ plant: TaskPlant.nullable() })
export type TaskWithPlant = z.infer<typeof TaskWithPlant>

export const TaskResponse = z.object({ task: TaskView })
export const TaskWithPlantResponse = z.object({ task: TaskWithPlant })
export const CompletionResponse = z.object({ task: TaskView, next: TaskView.optional() })
export type CompletionResponse = z.infer<typeof CompletionResponse>
export const TasksResponse = z.object({ tasks: z.array(TaskView) })
/** `next`: the next occurrences of the recurring tasks. */
export const CompletionsResponse = TasksResponse.extend({ next: z.array(TaskView) })

export const TaskPage = z.object({
  tasks: z.array(TaskWithPlant),
  nextToken: z.string().nullable(),
  count: z.number(),
})
export type TaskPage = z.infer<typeof TaskPage>
