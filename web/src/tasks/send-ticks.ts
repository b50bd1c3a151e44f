import { mostAtOnce } from '@wattle/contracts/most-at-once.ts'
import type { TaskPlant, TaskView, TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { fieldsOf, listIn } from '../http/fields.ts'
import { put } from '../http/write.ts'
import { readTask } from '../views/read-task.ts'

/** A task that can be ticked, with what is known of its plant. */
export type Tickable = TaskView & { plant?: (Pick<TaskPlant, 'name'> & Partial<TaskPlant>) | null }

export type Ticks = { tasks: readonly Tickable[]; completed: boolean }

/** What the server says of ticks. */
export type Ticked = {
  /** The tasks as they are now. */
  tasks: TaskView[]
  /** The next turns of those that repeat. */
  next: TaskWithPlant[]
  /** Whether there is no more to know: nothing else has gone or come, and every next turn knows its plant. */
  isAll: boolean
}

/** Several go in one request, as far as one may be about so many. */
export async function sendTicks({ tasks, completed }: Ticks): Promise<Ticked> {
  const now: TaskWithPlant[] = []
  const next: TaskWithPlant[] = []
  for (let from = 0; from < tasks.length; from += mostAtOnce) {
    const ids = tasks.slice(from, from + mostAtOnce).map(({ id }) => id)
    const answer = tasks.length === 1 ? await tickOne(ids[0] ?? '', completed) : await tick(ids, completed)
    now.push(...listIn(answer, 'tasks').map(readTask))
    next.push(...listIn(answer, 'next').map(readTask))
  }
  const planted = next.map((task) => ({ ...task, plant: plantOf(task, tasks) }))
  return {
    // Answers to writes say nothing of the plant.
    tasks: now.map(({ plant: _unknown, ...task }) => task),
    next: planted,
    isAll:
      now.length === tasks.length &&
      planted.every(({ plantId, plant }) => plantId === null || plant !== null) &&
      // With its tick a task may lose its next turn.
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

/** The whole plant of a task, from another of its tasks. */
function plantOf({ plantId }: TaskView, tasks: readonly Tickable[]): TaskPlant | null {
  const plant = tasks.find((task) => task.plantId === plantId)?.plant
  return plant?.locationName === undefined ? null : (plant as TaskPlant)
}
