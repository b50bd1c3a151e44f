import { taskIdOf } from '@wattle/contracts/refs.ts'
import type { ShedEvent } from '@wattle/contracts/shed/events.ts'
import type { Fold } from './fold.ts'
import { changeTasks } from './tasks.ts'

/**
 * Product changes do not mark tasks as touched, so a care plan may still replace the tasks that it generated.
 */
export const foldShed = {
  ProductRenamed: (garden, { to, tasks }) =>
    changeTasks(garden, tasks.map(taskIdOf), ({ product }) => ({
      product: product && { ...product, productName: to },
    })),
  ProductDeleted: (garden, { tasks }) =>
    changeTasks(garden, tasks.map(taskIdOf), ({ product }) => ({ product: null, deletedProduct: product })),
  ProductRestored: (garden, { tasks }) => {
    const products = new Map(tasks.map(({ taskId, product }) => [taskId, product]))
    return changeTasks(garden, tasks.map(taskIdOf), ({ id, product }) => {
      return { product: products.get(id) ?? product, deletedProduct: null }
    })
  },
} satisfies Fold<ShedEvent>
