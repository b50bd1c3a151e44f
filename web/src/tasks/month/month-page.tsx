import { monthOf } from '@wattle/contracts/civil-date.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { useId, useMemo } from 'react'
import { Notebook } from '../../ui/notebook/notebook.tsx'
import { isFiltered, type TaskFilters } from '../filters/task-filters.ts'
import { groupByMonth, isToDo, monthLabel } from './group-tasks.ts'
import { LeftOver } from './left-over.tsx'
import { Groups } from './month-groups.tsx'
import { Head } from './month-head.tsx'
import { MonthNav } from './month-nav.tsx'
import { QuietMonth, type Turn } from './quiet-month.tsx'
import type { RowActions } from './task-rows.tsx'

/** The notebook's page: a month, or every month of one plant, with what is to do and what is done. */
export function MonthPage({
  tasks,
  filters,
  isPlantless,
  leftOver,
  actions,
  onTurn,
  onShowCompleted,
}: {
  tasks: readonly TaskWithPlant[]
  filters: TaskFilters
  /** Whether the garden has no plant yet, and so nothing that tasks could come from. */
  isPlantless: boolean
  /** How many tasks of last month are still to do, where this is the page of the current month. */
  leftOver: number
  actions: RowActions
} & Turn) {
  const id = useId()
  const { today, leaving } = actions
  const toDo = useMemo(() => tasks.filter((task) => isToDo(task, leaving)), [tasks, leaving])
  const groups = useMemo(
    () => groupByMonth(tasks, today, leaving, filters.showCompleted),
    [tasks, today, leaving, filters.showCompleted],
  )
  const month = filters.month ?? monthOf(today)

  if (groups.length === 0) {
    return (
      <QuietMonth
        {...{ month, today, isPlantless, leftOver, onTurn, onShowCompleted }}
        total={filters.month ? tasks.length : 0}
        isFiltered={isFiltered(filters)}
      />
    )
  }
  return (
    <Notebook labelledBy={id}>
      <MonthNav month={month} onTurn={onTurn} />
      {filters.month && (
        <Head
          id={id}
          month={month}
          label={monthLabel(month, today)}
          done={tasks.length - toDo.length}
          total={tasks.length}
        >
          <LeftOver count={leftOver} today={today} />
        </Head>
      )}
      <Groups key={filters.month} {...{ id, groups, actions }} isEveryMonth={filters.month === null} />
    </Notebook>
  )
}
