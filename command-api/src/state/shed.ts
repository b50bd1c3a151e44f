import type { ShedEvent } from '@wattle/contracts/shed/events.ts'
import type { Fold } from './fold.ts'
import type { Garden } from './garden.ts'
import { atHand } from './past-tasks.ts'
import { changeTask, type Task } from './tasks.ts'

/** What happens to a product leaves its tasks untouched: a care plan may still replace those that it made. */
export const foldShed = {
  ProductRenamed: (garden, { to, tasks }) =>
    changed(garden, tasks, ({ product }) => ({ product: product && { ...product, productName: to } })),
  ProductDeleted: (garden, { tasks }) =>
    changed(garden, tasks, ({ product }) => ({ product: null, deletedProduct: product })),
  ProductRestored: (garden, { tasks }) =>
    tasks.reduce(
      (before, { taskId, product }) =>
        changed(before, [{ taskId }], () => ({ product, deletedProduct: null })),
      garden,
    ),
} satisfies Fold<ShedEvent>

function changed(
  garden: Garden,
  some: readonly { taskId: string }[],
  changes: (task: Task) => Partial<Task>,
): Garden {
  const all = atHand(
    garden,
    some.map(({ taskId }) => taskId),
  )
  return some.reduce((before, { taskId }) => changeTask(before, taskId, changes), all)
}
