import { z } from 'zod'
import { PlantId, TaskId } from '../ids.ts'
import { isFields, knownFields } from '../known-fields.ts'
import { longestName } from '../text-limits.ts'
import {
  alsoRead,
  blank,
  CivilDateText,
  numberIn,
  optionalName,
  optionalText,
  orBlank,
  orUsual,
  requiredText,
  several,
  severalIds,
} from '../values.ts'
import {
  defaultFrequency,
  defaultPriority,
  minutesSentence,
  mostMinutes,
  priorities,
  priorityWords,
  recurringFrequencies,
  taskStatuses,
} from './choices.ts'
import { otherProducts, productFrom } from './product.ts'

const title = requiredText('Please give the task a title.')
const dueDate = CivilDateText

/** `1`, `"1"` and `"high"` all mean High. */
function priorityIn(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const word = value.trim().toLowerCase()
  return priorities.find((each) => word === `${each}` || word === priorityWords[each].toLowerCase()) ?? value
}
const inAnyCase = (word: string) =>
  word.replace(/[A-Z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`)
const priorityPattern = Object.entries(priorityWords).flat().map(inAnyCase).join('|')
const priority = z.preprocess(priorityIn, z.literal(priorities, 'Please choose High, Medium or Low.')).meta({
  description: '1 High, 2 Medium, 3 Low',
  ...alsoRead({ type: 'string', pattern: `^${blank}*(${priorityPattern})${blank}*$` }),
})

const recurring = orUsual(z.boolean(), false)
const frequency = orUsual(z.enum(recurringFrequencies), defaultFrequency)

const minutes = z
  .preprocess(
    (value) => (value === '' ? null : numberIn(value)),
    z.number(minutesSentence).int().min(0).max(mostMinutes).nullable(),
  )
  .meta(alsoRead({ type: 'string', pattern: '^(0*([0-9]{1,4}|10000)(\\.0+)?)?$' }))

const product = z
  .preprocess(
    productFrom,
    z
      .object({
        productName: optionalName(longestName),
        productLink: z
          .url({
            protocol: /^https?$/,
            error: 'Please enter a web address that begins with https:// or http://.',
          })
          .max(2000)
          .optional(),
      })
      .nullable(),
  )
  .meta(alsoRead(...otherProducts))

/** Also reads older names of fields if the usual one is absent: `task`, `date` and `notes`. */
function usualFields(value: unknown): unknown {
  if (!isFields(value)) return value
  const { title = value.task, dueDate = value.date, description = value.notes } = value
  return { ...knownFields(value, sameFields), title, dueDate, description }
}
const sameFields = [
  'plantId',
  'priority',
  'status',
  'estimatedTime',
  'product',
  'isRecurring',
  'recurringFrequency',
]

export const NewTask = z.preprocess(
  usualFields,
  z.object({
    plantId: orBlank(PlantId.nullish()),
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

/** Absent fields are not changed; null or an empty string clears a field. */
export const TaskChanges = z.preprocess(
  usualFields,
  z.object({
    plantId: orBlank(PlantId.nullish()),
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
