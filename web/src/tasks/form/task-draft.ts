import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import {
  defaultFrequency,
  defaultPriority,
  minutesSentence,
  mostMinutes,
} from '@wattle/contracts/tasks/choices.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { changedFields } from '../../http/submit/changed-fields.ts'
import type { NewTask, TaskChanges, TaskToSave } from '../writes.ts'

/** A task as the form's fields hold it. */
export type TaskDraft = Pick<
  TaskView,
  'title' | 'description' | 'dueDate' | 'priority' | 'status' | 'isRecurring' | 'recurringFrequency'
> & {
  /** Empty for a general task. */
  plantId: string
  minutes: string
  needsProduct: boolean
  productName: string
}

export type DraftErrors = Partial<Record<'title' | 'dueDate' | 'estimatedTime' | 'productName', string>>

export function newDraft(today: CivilDate, plantId = ''): TaskDraft {
  return {
    title: '',
    description: '',
    plantId,
    dueDate: today,
    minutes: '',
    priority: defaultPriority,
    status: 'pending',
    isRecurring: false,
    recurringFrequency: defaultFrequency,
    needsProduct: false,
    productName: '',
  }
}

export function draftOf(task: TaskView): TaskDraft {
  return {
    title: task.title,
    description: task.description,
    plantId: task.plantId ?? '',
    dueDate: task.dueDate,
    minutes: task.estimatedTime === null ? '' : String(task.estimatedTime),
    priority: task.priority,
    status: task.status,
    isRecurring: task.isRecurring,
    recurringFrequency: task.recurringFrequency,
    needsProduct: task.product !== null,
    productName: task.product?.productName ?? '',
  }
}

export function draftErrors(draft: TaskDraft): DraftErrors {
  const minutes = Number(draft.minutes)
  return {
    ...(!draft.title.trim() && { title: 'Please enter a title, such as “Feed the lemon”.' }),
    ...(!draft.dueDate && { dueDate: 'Please choose a due date.' }),
    ...((!Number.isInteger(minutes) || minutes < 0 || minutes > mostMinutes) && {
      estimatedTime: minutesSentence,
    }),
    ...(draft.needsProduct && !draft.productName.trim() && { productName: 'Please enter the product name.' }),
  }
}

/** The task in the draft: a product only with a name, a frequency only for a recurring task. */
export function taskOf(draft: TaskDraft): TaskToSave {
  const productName = draft.productName.trim()
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    plantId: draft.plantId || null,
    dueDate: draft.dueDate,
    priority: draft.priority,
    status: draft.status,
    estimatedTime: draft.minutes.trim() === '' ? null : Number(draft.minutes),
    product: draft.needsProduct && productName ? { productName } : null,
    isRecurring: draft.isRecurring,
    ...(draft.isRecurring && { recurringFrequency: draft.recurringFrequency }),
  }
}

/** The request body of a new task, without the product field if there is none. */
export function newTaskOf(draft: TaskDraft): NewTask {
  const { product, ...task } = taskOf(draft)
  return product ? { ...task, product } : task
}

/** Only the fields that differ from the opened task. An unchanged product is not sent, so it keeps its link. */
export function changesOf(draft: TaskDraft, opened: TaskDraft): TaskChanges {
  return changedFields(taskOf(draft), taskOf(opened))
}
