import type { Product, TaskReason } from '@wattle/contracts/tasks/task.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import type { TaskDocument } from './document.ts'

export function showTask(task: TaskDocument): TaskView {
  return {
    id: task.id,
    title: task.title,
    description: task.description,
    plantId: task.plantId,
    dueDate: task.dueDate,
    month: task.month,
    priority: task.priority,
    status: task.status,
    completedOn: task.completedOn,
    isRecurring: task.isRecurring,
    recurringFrequency: task.recurringFrequency,
    recurringUntil: task.recurringUntil,
    estimatedTime: task.estimatedTime,
    product: task.product && showProduct(task.product),
    reason: task.reason && showReason(task.reason),
    isAutomated: task.isAutomated,
    createdAt: task.createdAt,
    updatedAt: task.updatedAt,
  }
}

function showProduct({ productName, productLink }: Product): Product {
  return productLink === undefined ? { productName } : { productName, productLink }
}

function showReason({ text, rule, zone, season }: TaskReason): TaskReason {
  return { text, rule, zone, season }
}
