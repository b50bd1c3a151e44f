import { useQuery } from '@tanstack/react-query'
import { type CivilDate, monthOf } from '@wattle/contracts/civil-date.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { useMemo } from 'react'
import { summaryQueries } from '../../dashboard/api.ts'
import { plantQueries } from '../../plants/api.ts'
import { taskQueries } from '../api.ts'
import { isFiltered, matches, type TaskFilters } from './task-filters.ts'

/** The tasks that the filters ask for: one month's, or all of a plant's. */
export function useTasksView(filters: TaskFilters, today: CivilDate) {
  const plants = useQuery(plantQueries.list())
  const thisMonth = monthOf(today)
  const ofPlant = filters.month === null
  const isThisMonth = filters.month === thisMonth
  // Several plants may share a name; without the list of plants the whole garden is searched for it.
  const plantIds = plants.data?.filter(({ name }) => name === filters.plant).map(({ id }) => id) ?? null
  const month = useQuery({ ...taskQueries.month(filters.month ?? thisMonth), enabled: !ofPlant })
  const every = useQuery({ ...taskQueries.every(plantIds), enabled: ofPlant && !plants.isPending })
  // A task without a date belongs below this month; that it may be missing for a moment holds nothing up.
  const unscheduled = useQuery({
    ...taskQueries.month('unscheduled'),
    enabled: isThisMonth,
  })
  // Said above the rows, and so awaited with them; where it cannot be had, nothing is said.
  const isPlantless = plants.data?.length === 0
  const counts = useQuery({ ...summaryQueries.counts(thisMonth), enabled: isThisMonth || isPlantless })
  const isCounting = counts.isLoading && counts.failureCount === 0
  const shown = ofPlant ? every : month
  const listed = shown.data?.tasks
  const dateless = isThisMonth ? unscheduled.data?.tasks : undefined

  const all = useMemo<TaskWithPlant[] | undefined>(
    () => listed && [...listed, ...(dateless ?? [])],
    [listed, dateless],
  )
  const tasks = useMemo(() => all?.filter((task) => matches(task, filters)), [all, filters])
  return {
    tasks: isCounting ? undefined : tasks,
    /** How many of last month are still to do, beside this month's; filters do not count. */
    leftOver: (isThisMonth && !isFiltered(filters) && counts.data?.incompleteTasksLastMonth) || 0,
    /** How many there would be without the filters. */
    total: all?.length ?? 0,
    isError: shown.isError && !shown.data,
    retry: () => void shown.refetch(),
    plantsFailed: plants.isError && !plants.data,
    isPlantless,
    /** Whether the garden has no task in any month either: there is nothing to filter, select or plan again. */
    isNew: isPlantless && counts.data?.totalTasks === 0 && all?.length === 0,
  }
}
