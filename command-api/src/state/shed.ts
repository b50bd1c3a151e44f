import type { ShedEvent } from '@wattle/contracts/shed/events.ts'
import type { Fold } from './fold.ts'
import { changeTasks } from './tasks.ts'

/** What happens to a product leaves its tasks untouched: a care plan may still replace those that it made. */
export const foldShed = {
  ProductRenamed: (garden, { to, tasks }) =>
    changeTasks(garden, tasks.map(idOf), ({ product }) => ({
      product: product && { ...product, productName: to },
    })),
  ProductDeleted: (garden, { tasks }) =>
    changeTasks(garden, tasks.map(idOf), ({ product }) => ({ product: null, deletedProduct: product })),
  ProductRestored: (garden, { tasks }) => {
    const products = new Map(tasks.map(({ taskId, product }) => [taskId, product]))
    return changeTasks(garden, tasks.map(idOf), ({ id, product }) => {
      return { product: products.get(id) ?? product, deletedProduct: null }
    })
  },
} satisfies Fold<ShedEvent>

const idOf = ({ taskId }: { taskId: string }) => taskId
