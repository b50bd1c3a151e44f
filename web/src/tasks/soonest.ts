import type { CivilMonth } from '@wattle/contracts/civil-date.ts'
import type { TaskPage, TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { groupAlike } from './row/group-alike.ts'

/**
 * Reads the pending tasks of these months, soonest first, until there are `enough` different jobs. The last day is read
 * completely, so that no task alike is missing.
 */
export async function soonest(
  months: readonly CivilMonth[],
  enough: number,
  read: (month: CivilMonth, token: string | null) => Promise<TaskPage>,
): Promise<TaskWithPlant[]> {
  const tasks: TaskWithPlant[] = []
  const isEnough = (known: readonly TaskWithPlant[]) => groupAlike(known).length >= enough
  for (const month of months) {
    let token: string | null = null
    do {
      const page: TaskPage = await read(month, token)
      tasks.push(...page.tasks)
      token = page.nextToken
      const lastDay = tasks.at(-1)?.dueDate
      if (isEnough(token ? tasks.filter(({ dueDate }) => dueDate !== lastDay) : tasks)) return tasks
    } while (token)
  }
  return tasks
}
