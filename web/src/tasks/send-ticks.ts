import { maxBatchSize } from '@wattle/contracts/max-batch-size.ts'
import type { TaskPlant, TaskView, TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { fieldsOf, listIn } from '../http/fields.ts'
import { put } from '../http/write.ts'
import { readTask } from '../views/read-task.ts'

/** A task that can be ticked, with the known data of its plant. */
export type Tickable = TaskView & { plant?: (Pick<TaskPlant, 'name'> & Partial<TaskPlant>) | null }

export type Ticks = { tasks: readonly Tickable[]; completed: boolean }

/** The server's answer to ticks. */
export type Ticked = {
  /** The tasks after the write. */
  tasks: TaskView[]
  /** The next occurrences of recurring tasks. */
  next: TaskWithPlant[]
  /**
   * Whether the answer is complete, so that no refetch is needed: no other task was added or removed, and every next
   * occurrence has its plant.
   */
  isAll: boolean
}

/** Sends ticks in batches of at most `maxBatchSize` tasks per request. */
export async function sendTicks({ tasks, completed }: Ticks): Promise<Ticked> {
  const now: TaskWithPlant[] = []
  const next: TaskWithPlant[] = []
  for (let from = 0; from < tasks.length; from += maxBatchSize) {
    const ids = tasks.slice(from, from + maxBatchSize).map(({ id }) => id)
    const answer = tasks.length === 1 ? await tickOne(ids[0] ?? '', completed) : await tick(ids, completed)
    now.push(...listIn(answer, 'tasks').map(readTask))
    next.push(...listIn(answer, 'next').map(readTask))
  }
  const planted = next.map((task) => ({ ...task, plant: plantOf(task, tasks) }))
  return {
    // Write responses do not include the plant, so this keeps the cached one.
    tasks: now.map(({ plant: _unknown, ...task }) => task),
    next: planted,
    isAll:
      now.length === tasks.length &&
      planted.every(({ plantId, plant }) => plantId === null || plant !== null) &&
      // Undoing a tick may remove the task's next occurrence.
      (completed || tasks.every(({ isRecurring }) => !isRecurring)),
  }
}

async function tickOne(id: string, completed: boolean) {
  const { task, next } = fieldsOf(await put(`/tasks/${encodeURIComponent(id)}/complete`, { completed }))
  return { tasks: [task].filter(Boolean), next: [next].filter(Boolean) }
}

function tick(taskIds: readonly string[], completed: boolean) {
  return put<unknown>('/tasks/complete', { taskIds, completed })
}

/** The complete plant of a task, taken from another of its tasks. */
function plantOf({ plantId }: TaskView, tasks: readonly Tickable[]): TaskPlant | null {
  const plant = tasks.find((task) => task.plantId === plantId)?.plant
  return plant?.locationName === undefined ? null : (plant as TaskPlant)
}
