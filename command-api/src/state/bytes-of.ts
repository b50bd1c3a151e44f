import { type ById, counter } from './by-id.ts'
import type { Garden } from './garden.ts'

/** Bytes of one item in memory, measured in gardens with texts as long as those of care plans. */
const each = { garden: 10_000, plant: 1_500, task: 600, command: 250, picture: 250 }

const countIn: (things: ById<unknown>) => number = counter(() => true)

/** An estimate of the bytes that a garden takes in memory. */
export function bytesOf({ plants, nursery, tasks, pastTasks, commands, pictures }: Garden): number {
  const past = Object.values(pastTasks).reduce((sum, { length }) => sum + length, 0)
  return (
    each.garden +
    each.plant * (countIn(plants) + countIn(nursery)) +
    each.task * countIn(tasks) +
    each.command * commands.length +
    each.picture * countIn(pictures) +
    past
  )
}
