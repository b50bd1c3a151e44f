import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { ShedCommand } from '@wattle/contracts/shed/commands.ts'
import { productKey, usualSpelling } from '@wattle/contracts/shed/product-names.ts'
import type { Decider } from '../state/decider.ts'
import type { Task } from '../state/entities.ts'
import { fitsOneAppend } from '../state/fits-one-append.ts'
import { allTasks, findTask, tasksNaming } from '../state/garden-lookup.ts'

export const decideShed = {
  RenameProduct: ({ productName, newName }, garden) => {
    const tasks = requireSome(tasksNaming(garden, productName))
    const isOther = productKey(newName) !== productKey(productName)
    const already = isOther ? tasksNaming(garden, newName) : []
    const merged = already.length > 0
    const to = merged ? spellingOf(already) : newName
    const changed = tasks.filter(({ product }) => product?.productName !== to)
    if (changed.length === 0) return []
    return [
      fitting({ type: 'ProductRenamed', from: spellingOf(tasks), to, merged, tasks: changed.map(using) }),
    ]
  },
  DeleteProduct: ({ productName }, garden) => {
    const tasks = requireSome(tasksNaming(garden, productName))
    const name = spellingOf(tasks)
    // The event that undoes the deletion must fit too; it is larger, as it contains the product of each task.
    const restored = tasks.flatMap((task) =>
      task.product ? [{ ...using(task), product: task.product }] : [],
    )
    fitting({ type: 'ProductRestored', productName: name, tasks: restored })
    return [{ type: 'ProductDeleted', productName: name, tasks: tasks.map(using) }]
  },
  RestoreProduct: ({ productName, taskIds }, garden) => {
    const key = productKey(productName)
    const wasHere = ({ deletedProduct: was }: Task) => was != null && productKey(was.productName) === key
    if (!allTasks(garden).some(wasHere)) requireSome(tasksNaming(garden, productName))
    const restored = [...new Set(taskIds)].flatMap((id) => {
      const task = findTask(garden, id)
      if (!task?.deletedProduct || task.product || !wasHere(task)) return []
      return [{ ...using(task), product: task.deletedProduct }]
    })
    if (restored.length === 0) return []
    const name = usualSpelling(restored.map(({ product }) => product.productName))
    return [{ type: 'ProductRestored', productName: name, tasks: restored }]
  },
} satisfies Decider<ShedCommand>

function requireSome(tasks: readonly Task[]): readonly Task[] {
  if (tasks.length === 0) throw new Refused('product-not-found')
  return tasks
}

function fitting(event: GardenEvent): GardenEvent {
  if (!fitsOneAppend(event)) throw new Refused('product-in-many-tasks')
  return event
}

function spellingOf(tasks: readonly Task[]): string {
  return usualSpelling(tasks.flatMap(({ product }) => product?.productName ?? []))
}

const using = ({ id, plantId }: Task) => ({ taskId: id, plantId })
