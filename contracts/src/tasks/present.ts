import { monthOf } from '../civil-date.ts'
import type { Product, TaskReason } from './task.ts'
import type { TaskView } from './views.ts'

export function presentTask(task: Omit<TaskView, 'month'>): TaskView {
  return {
    id: task.id,
    title: task.title,
    description: task.description,
    plantId: task.plantId,
    dueDate: task.dueDate,
    month: monthOf(task.dueDate),
    priority: task.priority,
    status: task.status,
    completedOn: task.completedOn,
    isRecurring: task.isRecurring,
    recurringFrequency: task.recurringFrequency,
    recurringUntil: task.recurringUntil,
    estimatedTime: task.estimatedTime,
    product: task.product && presentProduct(task.product),
    reason: task.reason && presentReason(task.reason),
    isAutomated: task.isAutomated,
    createdAt: task.createdAt,
    updatedAt: task.updatedAt,
  }
}

function presentProduct({ productName, productLink }: Product): Product {
  return productLink === undefined ? { productName } : { productName, productLink }
}

function presentReason({ text, rule, zone, season }: TaskReason): TaskReason {
  return { text, rule, zone, season }
}
