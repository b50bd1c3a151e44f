import { useQuery } from '@tanstack/react-query'
import { type CivilDate, monthOf } from '@wattle/contracts/civil-date.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { useMemo } from 'react'
import { summaryQueries } from '../../dashboard/api.ts'
import { plantQueries } from '../../plants/api.ts'
import { taskQueries } from '../api.ts'
import { isFiltered, matches, type TaskFilters } from './task-filters.ts'

/** The tasks for these filters: those of a month, or all of a plant. */
export function useTasksView(filters: TaskFilters, today: CivilDate) {
  const plants = useQuery(plantQueries.list())
  const thisMonth = monthOf(today)
  const ofPlant = filters.month === null
  const isThisMonth = filters.month === thisMonth
  // Several plants may share a name. If none is known by it, the whole garden's tasks are searched by name, once the
  // plants have been read: one that was just added or renamed may be missing from an earlier answer.
  const named = plants.data?.filter(({ name }) => name === filters.plant).map(({ id }) => id)
  const plantIds = named?.length ? named : null
  const month = useQuery({ ...taskQueries.month(filters.month ?? thisMonth), enabled: !ofPlant })
  const every = useQuery({
    ...taskQueries.every(plantIds),
    enabled: ofPlant && !(plants.isFetching && !plantIds),
  })
  // Tasks without a date go below this month. The page does not wait for them.
  const unscheduled = useQuery({
    ...taskQueries.month('unscheduled'),
    enabled: isThisMonth,
  })
  // Shown above the rows, so the page waits for the first attempt, to avoid a layout shift. After a
  // failure nothing is shown.
  const isPlantless = plants.data?.length === 0
  const hasBegun = filters.month !== null && filters.month <= thisMonth
  const isEarlier = ({ month }: { month: string }) => month < (filters.month ?? '')
  const counts = useQuery({ ...summaryQueries.counts(thisMonth), enabled: hasBegun || isPlantless })
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
    /** The earlier months with pending tasks, latest first; only beside a month that has begun, without filters. */
    leftOver: (hasBegun && !isFiltered(filters) && counts.data?.leftOver.filter(isEarlier)) || [],
    /** Number of tasks without the filters. */
    total: all?.length ?? 0,
    isError: shown.isError && !shown.data,
    retry: () => void shown.refetch(),
    plantsFailed: plants.isError && !plants.data,
    isPlantless,
    /** Whether the garden has no plants and no tasks at all, so that there is nothing to filter, select or plan. */
    isNew: isPlantless && counts.data?.totalTasks === 0 && all?.length === 0,
  }
}
