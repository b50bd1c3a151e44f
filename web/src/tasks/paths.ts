import type { CivilMonth } from '@wattle/contracts/civil-date.ts'
import type { TaskStatus } from '@wattle/contracts/tasks/choices.ts'

/** Page sizes: of a list that is read only as far as needed, and of one that is read completely. */
const pageSize = 20
const wholePageSize = 50

export type Wanted = {
  month?: CivilMonth | 'unscheduled' | undefined
  status?: TaskStatus | undefined
  plantId?: string | undefined
}

export function tasksPath(
  { month, status, plantId }: Wanted,
  nextToken: string | null = null,
  limit = wholePageSize,
): string {
  const search = new URLSearchParams({ limit: String(limit) })
  if (month) search.set('month', month)
  if (status) search.set('status', status)
  if (plantId) search.set('plantId', plantId)
  if (nextToken) search.set('nextToken', nextToken)
  return `/tasks-with-plants?${search}`
}

/** A page of a month's pending tasks. */
export const pendingPath = (month: CivilMonth, nextToken: string | null = null): string =>
  tasksPath({ month, status: 'pending' }, nextToken, pageSize)
