import {
  defaultFrequency,
  defaultPriority,
  type Priority,
  priorities,
  priorityWords,
  recurringFrequencies,
} from '@wattle/contracts/tasks/choices.ts'
import { productFrom } from '@wattle/contracts/tasks/product.ts'
import type { TaskPage, TaskView, TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { choiceOf, fieldsOf, listIn, textOf, textOrNull } from '../http/fields.ts'

/** A task in any format that answers use: numbers as strings, dates with a time, older field names. */
export function readTask(value: unknown): TaskWithPlant {
  const fields = fieldsOf(value)
  const dueDate = textOf(fields.dueDate ?? fields.date).slice(0, 10)
  return {
    ...(fields as TaskView),
    id: textOf(fields.id),
    title: textOf(fields.title ?? fields.task),
    description: textOf(fields.description ?? fields.notes),
    plantId: textOrNull(fields.plantId),
    dueDate,
    month: textOf(fields.month) || dueDate.slice(0, 7),
    priority: readPriority(fields.priority),
    status: fields.status === 'completed' ? 'completed' : 'pending',
    completedOn: textOf(fields.completedOn).slice(0, 10) || null,
    isRecurring: fields.isRecurring === true || fields.isRecurring === 'true',
    recurringFrequency: choiceOf(fields.recurringFrequency, recurringFrequencies, defaultFrequency),
    recurringUntil: textOrNull(fields.recurringUntil),
    estimatedTime: readNumber(fields.estimatedTime),
    product: (productFrom(fields.product) ?? null) as TaskView['product'],
    reason: (fields.reason ?? null) as TaskView['reason'],
    isAutomated: fields.isAutomated === true,
    plant: (fields.plant ?? null) as TaskWithPlant['plant'],
  }
}

/** A page of tasks; an answer without a list is an empty page. */
export function readTaskPage(answer: unknown): TaskPage {
  const { nextToken, count } = fieldsOf(answer)
  const read = listIn(answer, 'tasks').map(readTask)
  return { tasks: read, nextToken: textOrNull(nextToken), count: readNumber(count) ?? read.length }
}

function readPriority(value: unknown): Priority {
  const word = String(value).trim().toLowerCase()
  return (
    priorities.find((each) => word === String(each) || word === priorityWords[each].toLowerCase()) ??
    defaultPriority
  )
}

function readNumber(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}
