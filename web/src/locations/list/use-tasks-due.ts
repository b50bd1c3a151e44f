import { useQuery } from '@tanstack/react-query'
import { monthOf } from '@wattle/contracts/civil-date.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { useMemo } from 'react'
import { useToday } from '../../profile/use-today.ts'
import { taskQueries } from '../../tasks/api.ts'

/** Number of pending tasks this month by plant id. */
export function useTasksDue(): ReadonlyMap<string, number> {
  const { data } = useQuery(taskQueries.month(monthOf(useToday())))
  return useMemo(() => tasksDue(data?.tasks ?? []), [data])
}

export function tasksDue(
  tasks: readonly Pick<TaskView, 'plantId' | 'status'>[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { plantId, status } of tasks) {
    if (plantId && status === 'pending') counts.set(plantId, (counts.get(plantId) ?? 0) + 1)
  }
  return counts
}
