import type { GardenId, PlantId } from '@wattle/contracts/ids.ts'
import type { PlantTasks } from '@wattle/contracts/plants/views.ts'
import { presentTask } from '@wattle/contracts/tasks/present.ts'
import type { TaskDocument } from '@wattle/projections/tasks/document.ts'
import type { Collections } from '../collections.ts'
import { byDueDate } from './by-due-date.ts'

/** Nearly six years of a weekly task. */
export const mostCompleted = 300

/** A plant's tasks by due date: all pending ones, and the latest completed ones. */
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
  // A task completed between the two queries is in both results.
  const isListed = new Set(pending.map(({ id }) => id))
  const found = [...completed.slice(0, mostCompleted).filter(({ id }) => !isListed.has(id)), ...pending]
  const isAll = completed.length <= mostCompleted
  // Count all tasks: the index that answers this alone does not contain the status.
  const earlierCompleted = isAll ? 0 : Math.max(0, (await tasks.count(where)) - found.length)
  return shown(
    found.map(({ document }) => document),
    earlierCompleted,
  )
}

/** The same selection from all tasks of one plant. */
export function plantTasksAmong(documents: readonly TaskDocument[]): PlantTasks {
  const { pending = [], completed = [] } = Object.groupBy(documents, ({ status }) => status)
  const latest = completed.toSorted(byDueDate).slice(-mostCompleted)
  return shown([...latest, ...pending], completed.length - latest.length)
}

function shown(documents: readonly TaskDocument[], earlierCompleted: number): PlantTasks {
  return { tasks: documents.toSorted(byDueDate).map(presentTask), earlierCompleted }
}
