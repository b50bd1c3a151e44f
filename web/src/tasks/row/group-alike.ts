import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { byName } from '../../ui/text/by-name.ts'

/** One or more tasks that are the same job on plants of the same kind, such as twenty lavenders. */
export type Alike = { key: string; tasks: readonly [TaskWithPlant, ...TaskWithPlant[]] }

/** Groups tasks alike, sorted by plant name, at the position of the first. */
export function groupAlike(tasks: readonly TaskWithPlant[]): Alike[] {
  return [...Map.groupBy(tasks, jobOf)].flatMap(([key, alike]) => {
    const [first, ...others] = alike.sort(byPlant)
    return first ? { key, tasks: [first, ...others] } : []
  })
}

/** The plants of tasks alike, such as `Lavender × 20`: by their shared name, otherwise by species. */
export function plantsText(tasks: readonly TaskWithPlant[]): string {
  const shared = sharedName(tasks)
  return tasks.length > 1 ? `${shared} × ${tasks.length}` : shared
}

/** The plants' name if all share it, otherwise their species. */
export function sharedName(tasks: readonly TaskWithPlant[]): string {
  const names = new Set(tasks.map(nameOf))
  return (names.size > 1 ? tasks[0]?.plant?.species : [...names][0]) ?? ''
}

/** The tasks' reason, if all share it. */
export function reasonText(tasks: readonly TaskWithPlant[]): string | undefined {
  const reasons = new Set(tasks.map(({ reason }) => reason?.text))
  return reasons.size === 1 ? [...reasons][0] : undefined
}

/** The location's name, if all plants are in the same one. */
export function locationText(tasks: readonly TaskWithPlant[]): string | undefined {
  const locations = new Set(tasks.map(({ plant }) => plant?.locationName))
  return locations.size === 1 ? [...locations][0] : undefined
}

const jobs = new WeakMap<TaskWithPlant, string>()

/**
 * A key of everything a row shows of a task; a task without a plant gets its own. Cached, because a
 * month has hundreds of tasks.
 */
function jobOf(task: TaskWithPlant): string {
  const job = jobs.get(task) ?? newJobOf(task)
  jobs.set(task, job)
  return job
}

function newJobOf({ id, plant, ...task }: TaskWithPlant): string {
  if (!plant) return id
  const { title, dueDate, priority, estimatedTime, isRecurring, recurringFrequency } = task
  return JSON.stringify([
    plant.species || plant.name,
    title,
    dueDate,
    priority,
    estimatedTime,
    isRecurring && recurringFrequency,
    task.product?.productName,
  ])
}

function byPlant(a: TaskWithPlant, b: TaskWithPlant): number {
  return byName(nameOf(a), nameOf(b))
}

function nameOf({ plant }: TaskWithPlant): string {
  return plant?.name ?? ''
}
