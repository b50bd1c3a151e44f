import type { GardenId } from '@wattle/contracts/ids.ts'
import { taskIdOf } from '@wattle/contracts/refs.ts'
import type { PlannedTask, Product } from '@wattle/contracts/tasks/task.ts'
import { change, each, remove } from '../changes.ts'
import { type Change, readModel } from '../read-model.ts'

/** The product that a task names, by task id. A product is the set of all uses with its name. */
export type ProductUseDocument = { id: string; gardenId: GardenId; plantId: string | null; product: Product }

export const products = readModel<ProductUseDocument>('products', 1, {
  indexes: [['gardenId']],
  on: {
    TaskAdded: note(({ task }) => [task]),
    CarePlanAccepted: [remove(({ replaced }) => replaced.map(taskIdOf)), note(({ tasks }) => tasks)],
    TaskCompleted: note(({ next }) => (next ? [next] : [])),
    TaskReopened: remove(({ revoked }) => (revoked ? [revoked.taskId] : [])),
    TaskAssigned: change(
      ({ was }) => was.taskId,
      (use, { plantId }) => ({ ...use, plantId }),
    ),
    TaskReworded: {
      ids: ({ taskId }) => [taskId],
      fold(use, { taskId, plantId, product }, { gardenId }) {
        if (product === undefined) return use
        return product && { id: taskId, gardenId, plantId, product }
      },
    },
    ProductRenamed: each(
      ({ tasks }) => tasks.map(taskIdOf),
      (use, { to }) => ({ ...use, product: { ...use.product, productName: to } }),
    ),
    ProductDeleted: remove(({ tasks }) => tasks.map(taskIdOf)),
    ProductRestored: note(({ tasks }) => tasks),
    TaskDeleted: remove(({ task }) => [task.taskId]),
    PlantDeleted: remove(({ tasks }) => tasks.map(taskIdOf)),
    LocationDeleted: remove(({ tasks }) => tasks.map(taskIdOf)),
  },
})

/** Records the products that these tasks name. */
function note<Event>(
  tasks: (event: Event) => readonly Pick<PlannedTask, 'taskId' | 'plantId' | 'product'>[],
): Change<ProductUseDocument, Event> {
  return {
    ids: (event) => tasks(event).map(taskIdOf),
    fold(_before, event, { gardenId }, id) {
      const task = tasks(event).find(({ taskId }) => taskId === id)
      return task?.product ? { id, gardenId, plantId: task.plantId, product: task.product } : null
    },
  }
}
