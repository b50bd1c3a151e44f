import { z } from 'zod'
import { type EventOf, event } from '../event.ts'
import { PlantId, TaskId } from '../ids.ts'
import { ids, taskIdOf } from '../refs.ts'
import { Product } from '../tasks/task.ts'

/** A task that uses the product, and its plant. */
const TaskUsing = z.object({ taskId: TaskId, plantId: PlantId.nullable() })
type TaskUsing = z.infer<typeof TaskUsing>

const touches = ({ tasks }: { tasks: TaskUsing[] }) => ({
  plants: [...new Set(ids(...tasks.map(({ plantId }) => plantId)))],
  tasks: tasks.map(taskIdOf),
})

export const ProductRenamed = event('ProductRenamed', {
  data: {
    from: z.string(),
    to: z.string(),
    /** Whether the shed already had the new name, so that two products became one. */
    merged: z.boolean(),
    tasks: z.array(TaskUsing),
  },
  touches,
  hides: false,
})
export type ProductRenamed = EventOf<typeof ProductRenamed>

/** The product was removed from these tasks; the tasks remain. */
export const ProductDeleted = event('ProductDeleted', {
  data: { productName: z.string(), tasks: z.array(TaskUsing) },
  touches,
  hides: false,
})
export type ProductDeleted = EventOf<typeof ProductDeleted>

/** A deletion was undone: each task has its product again. */
export const ProductRestored = event('ProductRestored', {
  data: { productName: z.string(), tasks: z.array(TaskUsing.extend({ product: Product })) },
  touches,
  hides: false,
})
export type ProductRestored = EventOf<typeof ProductRestored>

export const shedEvents = { ProductRenamed, ProductDeleted, ProductRestored }
export type ShedEvent = EventOf<(typeof shedEvents)[keyof typeof shedEvents]>
