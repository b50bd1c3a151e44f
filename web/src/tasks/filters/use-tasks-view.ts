import { useQuery } from '@tanstack/react-query'
import { type CivilDate, monthOf } from '@wattle/contracts/civil-date.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { useMemo } from 'react'
import { plantQueries } from '../../plants/api.ts'
import { taskQueries } from '../api.ts'
import { matches, type TaskFilters } from './task-filters.ts'

/** The tasks that the filters ask for: one month's, or all of a plant's. */
export function useTasksView(filters: TaskFilters, today: CivilDate) {
  const plants = useQuery(plantQueries.list())
  const thisMonth = monthOf(today)
  const ofPlant = filters.month === null
  // Several plants may share a name; without the list of plants the whole garden is searched for it.
  const plantIds = plants.data?.filter(({ name }) => name === filters.plant).map(({ id }) => id) ?? null
  const month = useQuery({ ...taskQueries.month(filters.month ?? thisMonth), enabled: !ofPlant })
  const every = useQuery({ ...taskQueries.every(plantIds), enabled: ofPlant && !plants.isPending })
  // A task without a date belongs below this month; that it may be missing for a moment holds nothing up.
  const unscheduled = useQuery({
    ...taskQueries.month('unscheduled'),
    enabled: !ofPlant && filters.month === thisMonth,
  })
  const shown = ofPlant ? every : month
  const listed = shown.data?.tasks
  const dateless = !ofPlant && filters.month === thisMonth ? unscheduled.data?.tasks : undefined

  const all = useMemo<TaskWithPlant[] | undefined>(
    () => listed && [...listed, ...(dateless ?? [])],
    [listed, dateless],
  )
  const tasks = useMemo(() => all?.filter((task) => matches(task, filters)), [all, filters])
  return {
    tasks,
    /** How many there would be without the filters. */
    total: all?.length ?? 0,
    isError: shown.isError && !shown.data,
    retry: () => void shown.refetch(),
    plantsFailed: plants.isError && !plants.data,
    isPlantless: plants.data?.length === 0,
  }
}
