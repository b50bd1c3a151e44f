import { type QueryKey, queryOptions } from '@tanstack/react-query'
import type { CivilMonth } from '@wattle/contracts/civil-date.ts'
import type { TaskPage, TaskView, TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { get } from '../http/client.ts'
import { readTaskPage } from '../views/read-task.ts'
import { pendingPath, tasksPath, type Wanted } from './paths.ts'
import { soonest } from './soonest.ts'

export const taskQueries = {
  all: ['tasks'] as const,
  /** Number of tasks of these plants, pending and completed. */
  count: (plantIds: readonly string[]) =>
    queryOptions({
      queryKey: ['tasks', 'count', plantIds],
      queryFn: async ({ signal }) => {
        const pages = await Promise.all(
          plantIds.map((plantId) => fetchPage(tasksPath({ plantId }, null, 1), signal)),
        )
        return pages.reduce((sum, { count }) => sum + count, 0)
      },
    }),
  /** All tasks of a month, pending and completed. */
  month: (month: CivilMonth | 'unscheduled') =>
    queryOptions({
      queryKey: ['tasks', 'month', month],
      queryFn: ({ signal }) => fetchAll({ month }, signal),
    }),
  /** All tasks of these plants, or of the whole garden, in every month. */
  every: (plantIds: readonly string[] | null) =>
    queryOptions({
      queryKey: ['tasks', 'every', plantIds],
      queryFn: async ({ signal }) => {
        const lists = await Promise.all(
          plantIds ? plantIds.map((plantId) => fetchAll({ plantId }, signal)) : [fetchAll({}, signal)],
        )
        return { tasks: lists.flatMap(({ tasks }) => tasks) }
      },
    }),
  /** The pending tasks of these months, soonest first. Reading stops at `enough` different jobs. */
  next: (months: readonly CivilMonth[], enough: number) =>
    queryOptions({
      queryKey: ['tasks', 'next', months, enough],
      queryFn: async ({ signal }) => {
        const read = (month: CivilMonth, token: string | null = null) =>
          fetchPage(pendingPath(month, token), signal)
        // Reads the first two months in parallel, because last month's leftovers are seldom enough.
        const pages = await Promise.all(months.slice(0, 2).map((month) => read(month)))
        return {
          tasks: await soonest(
            months,
            enough,
            async (month, token) => (token === null && pages[months.indexOf(month)]) || read(month, token),
          ),
        }
      },
    }),
}

/**
 * Whether this is the query key of a complete list: of a month, of plants or of the garden. With `task`, also whether
 * the task belongs in that list.
 */
export function isWholeList([family, kind, which]: QueryKey, task?: TaskView): boolean {
  if (family !== 'tasks') return false
  if (kind === 'month') return !task || task.month === which
  if (kind !== 'every') return false
  return !task || which === null || (which as string[]).includes(task.plantId ?? '')
}

async function fetchAll(wanted: Wanted, signal: AbortSignal): Promise<{ tasks: TaskWithPlant[] }> {
  const tasks: TaskWithPlant[] = []
  let token: string | null = null
  do {
    const page: TaskPage = await fetchPage(tasksPath(wanted, token), signal)
    tasks.push(...page.tasks)
    token = page.nextToken
  } while (token)
  return { tasks }
}

async function fetchPage(path: string, signal: AbortSignal): Promise<TaskPage> {
  return readTaskPage(await get<unknown>(path, signal))
}
