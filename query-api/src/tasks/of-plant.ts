import type { GardenId, PlantId } from '@wattle/contracts/ids.ts'
import type { PlantTasks } from '@wattle/contracts/plants/views.ts'
import type { TaskDocument } from '@wattle/projections/tasks/document.ts'
import { showTask } from '@wattle/projections/tasks/views.ts'
import type { Collections } from '../collections.ts'
import { byDueDate } from './by-due-date.ts'

/** Of a task that comes every week, these are nearly six years. */
export const mostCompleted = 300

/** A plant's tasks by due date: all that are pending, and the latest of those that are completed. */
export async function tasksOfPlant(
  { tasks }: Pick<Collections, 'tasks'>,
  gardenId: GardenId,
  plantId: PlantId,
): Promise<PlantTasks> {
  const where = { gardenId, plantId }
  const latest = { sort: ['dueDate', 'priority'], isDescending: true, limit: mostCompleted + 1 }
  const [pending, completed] = await Promise.all([
    tasks.find({ where: { ...where, status: 'pending' } }),
    tasks.find({ where: { ...where, status: 'completed' }, ...latest }),
  ])
  // What was ticked between the two searches is in both.
  const isListed = new Set(pending.map(({ id }) => id))
  const found = [...completed.slice(0, mostCompleted).filter(({ id }) => !isListed.has(id)), ...pending]
  const isAll = completed.length <= mostCompleted
  // All are counted in the index alone, where no status stands.
  const earlierCompleted = isAll ? 0 : Math.max(0, (await tasks.count(where)) - found.length)
  return shown(
    found.map(({ document }) => document),
    earlierCompleted,
  )
}

/** The same of all the tasks of one plant. */
export function plantTasksAmong(documents: readonly TaskDocument[]): PlantTasks {
  const { pending = [], completed = [] } = Object.groupBy(documents, ({ status }) => status)
  const latest = completed.toSorted(byDueDate).slice(-mostCompleted)
  return shown([...latest, ...pending], completed.length - latest.length)
}

function shown(documents: readonly TaskDocument[], earlierCompleted: number): PlantTasks {
  return { tasks: documents.toSorted(byDueDate).map(showTask), earlierCompleted }
}
