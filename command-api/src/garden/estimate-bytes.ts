import { memoizedCount } from '../lib/persistent-map.ts'
import type { Garden } from '../state/garden.ts'
import { archivedBytes } from '../state/task-archive.ts'

/** Bytes of one item in memory, measured in gardens with texts as long as those of care plans. */
const each = { garden: 10_000, plant: 1_500, task: 600, command: 250, picture: 250 }

const count = memoizedCount()

/** An estimate of the bytes that a garden takes in memory; gardens differ too much in size to count them. */
export function estimateBytes({ plants, nursery, tasks, pastTasks, commands, pictures }: Garden): number {
  return (
    each.garden +
    each.plant * (count(plants) + count(nursery)) +
    each.task * count(tasks) +
    each.command * commands.length +
    each.picture * count(pictures) +
    archivedBytes(pastTasks)
  )
}
