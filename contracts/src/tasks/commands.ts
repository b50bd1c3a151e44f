import { z } from 'zod'
import { PlantId, TaskId } from '../ids.ts'
import { CivilDateText, optionalText, orUsual, requiredText, several, severalIds } from '../values.ts'
import {
  defaultFrequency,
  defaultPriority,
  priorities,
  priorityWords,
  recurringFrequencies,
  taskStatuses,
} from './choices.ts'
import { productFrom } from './product.ts'

const title = requiredText('Please give the task a title.')
const dueDate = CivilDateText

/** `1`, `"1"` and `"high"` all mean High. */
const priority = z
  .preprocess(
    (value) => {
      const word = String(value).trim().toLowerCase()
      return (
        priorities.find((each) => word === String(each) || word === priorityWords[each].toLowerCase()) ??
        value
      )
    },
    z.literal(priorities, 'Please choose High, Medium or Low.'),
  )
  .meta({ description: '1 High, 2 Medium, 3 Low' })

const recurring = orUsual(z.boolean(), false)
const frequency = orUsual(z.enum(recurringFrequencies), defaultFrequency)

const minutes = z.preprocess(
  (value) => (value === '' ? null : typeof value === 'string' ? Number(value) : value),
  z.number('Please enter a whole number of minutes, up to 10,000.').int().min(0).max(10_000).nullable(),
)

const product = z.preprocess(
  productFrom,
  z
    .object({
      productName: z.string().trim().max(200),
      productLink: z
        .url({ protocol: /^https?$/ })
        .max(2000)
        .optional(),
    })
    .nullable(),
)

/** Reads the older names of fields too, where the usual one is absent: `task`, `date` and `notes`. */
function withUsualNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { task, date, notes, ...fields } = value as Record<string, unknown>
  const { title: named = task, dueDate: due = date, description = notes } = fields
  return { ...fields, title: named, dueDate: due, description }
}

export const NewTask = z.preprocess(
  withUsualNames,
  z.object({
    plantId: z.preprocess((value) => (value === '' ? null : value), PlantId.nullish()),
    title,
    description: optionalText().nullish(),
    dueDate,
    priority: orUsual(priority, defaultPriority).default(defaultPriority),
    status: z.enum(taskStatuses).default('pending'),
    estimatedTime: minutes.optional(),
    product: product.optional(),
    isRecurring: recurring.default(false),
    recurringFrequency: frequency.default(defaultFrequency),
  }),
)
export type NewTask = z.infer<typeof NewTask>

/** Fields that are left out stay as they are; null or an empty text clears them. */
export const TaskChanges = z.preprocess(
  withUsualNames,
  z.object({
    plantId: z.preprocess((value) => (value === '' ? null : value), PlantId.nullish()),
    title: title.optional(),
    description: optionalText().nullish(),
    dueDate: dueDate.optional(),
    priority: orUsual(priority, defaultPriority).optional(),
    status: z.enum(taskStatuses).optional(),
    estimatedTime: minutes.optional(),
    product: product.optional(),
    isRecurring: recurring.optional(),
    recurringFrequency: frequency.optional(),
  }),
)
export type TaskChanges = z.infer<typeof TaskChanges>

/** Without `completed`, the status is toggled. `doneOn` defaults to today. */
export const Completion = z
  .object({ completed: z.boolean().optional(), doneOn: CivilDateText.optional() })
  .nullish()
  .transform((body) => body ?? {})

export const SeveralTasks = z.object({ taskIds: severalIds(TaskId) })

/** `doneOn` defaults to today. */
export const SeveralCompletions = SeveralTasks.extend({
  completed: z.boolean().default(true),
  doneOn: CivilDateText.optional(),
})

export const Rescheduling = z.object({ taskId: TaskId, dueDate })
export type Rescheduling = z.infer<typeof Rescheduling>

export const Reschedulings = z.object({ tasks: several(Rescheduling) })

export type TaskCommand =
  | ({ type: 'AddTask'; taskId: TaskId; nextTaskId: TaskId; now: string } & NewTask)
  | { type: 'ChangeTask'; taskId: TaskId; nextTaskId: TaskId; now: string; changes: TaskChanges }
  | {
      type: 'CompleteTask'
      taskId: TaskId
      nextTaskId: TaskId
      now: string
      completed?: boolean | undefined
      doneOn?: string | undefined
    }
  | {
      type: 'CompleteTasks'
      tasks: readonly { taskId: TaskId; nextTaskId: TaskId }[]
      now: string
      completed: boolean
      doneOn?: string | undefined
    }
  | { type: 'RescheduleTasks'; tasks: readonly Rescheduling[] }
  | { type: 'DeleteTask'; taskId: TaskId }
  | { type: 'DeleteTasks'; taskIds: readonly TaskId[] }
