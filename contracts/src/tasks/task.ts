import { z } from 'zod'
import { PlantId, TaskId } from '../ids.ts'
import { CivilDateText } from '../values.ts'
import { priorities, recurringFrequencies, taskTypes } from './choices.ts'

/** A product that a task uses, with the URL of a shop if one is given. */
export const Product = z.object({
  productName: z.string(),
  productLink: z.url({ protocol: /^https?$/ }).optional(),
})
export type Product = z.infer<typeof Product>

/** Why a generated task is in the plan: the sentence a gardener reads, and the facts behind it. */
export const TaskReason = z.object({
  text: z.string(),
  rule: z.string(),
  zone: z.string(),
  season: z.string(),
})
export type TaskReason = z.infer<typeof TaskReason>

/** A new task, always pending. */
export const PlannedTask = z.object({
  taskId: TaskId,
  plantId: PlantId.nullable(),
  title: z.string(),
  description: z.string(),
  dueDate: CivilDateText,
  priority: z.literal(priorities),
  /** In minutes, or null if not set. */
  estimatedTime: z.number().int().nullable(),
  isRecurring: z.boolean(),
  recurringFrequency: z.enum(recurringFrequencies),
  /**
   * The series of a recurring task: the id of its first task, and the intended day of the month, so that an
   * occurrence clamped to 28 February returns to the 31st in March. `until` is the last day of the series, if
   * a plan sets one.
   */
  series: z
    .object({ id: TaskId, day: z.number().int().min(1).max(31), until: CivilDateText.optional() })
    .nullable(),
  product: Product.nullable(),
  taskType: z.enum(taskTypes).nullable(),
  reason: TaskReason.nullable(),
})
export type PlannedTask = z.infer<typeof PlannedTask>
