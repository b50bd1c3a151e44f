import { monthOf } from '@wattle/contracts/civil-date.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { useId } from 'react'
import { Notebook } from '../../ui/notebook/notebook.tsx'
import { isFiltered, type TaskFilters } from '../filters/task-filters.ts'
import { groupByMonth, monthLabel } from './group-tasks.ts'
import { Groups } from './month-groups.tsx'
import { Head } from './month-head.tsx'
import { MonthNav } from './month-nav.tsx'
import { QuietMonth, type Turn } from './quiet-month.tsx'
import type { RowActions } from './task-groups.tsx'

/** The notebook's page: a month, or every month of one plant, with what is to do and what is done. */
export function MonthPage({
  tasks,
  filters,
  isPlantless,
  actions,
  onTurn,
  onShowCompleted,
}: {
  tasks: readonly TaskWithPlant[]
  filters: TaskFilters
  /** Whether the garden has no plant yet, and so nothing that tasks could come from. */
  isPlantless: boolean
  actions: RowActions
} & Turn) {
  const id = useId()
  const { today, leaving } = actions
  const isOpen = (task: TaskWithPlant) => task.status === 'pending' || leaving.has(task.id)
  const open = tasks.filter(isOpen)
  const done = tasks.filter((task) => !isOpen(task))
  const shownDone = filters.showCompleted ? done : []
  const month = filters.month ?? monthOf(today)

  if (open.length + shownDone.length === 0) {
    return (
      <QuietMonth
        {...{ month, today, isPlantless, onTurn, onShowCompleted }}
        total={filters.month ? tasks.length : 0}
        isFiltered={isFiltered(filters)}
      />
    )
  }
  const groups = groupByMonth(open, today)
  const first = filters.month ?? groups[0]?.month ?? month
  return (
    <Notebook labelledBy={id}>
      <MonthNav month={month} onTurn={onTurn} />
      {filters.month || groups.length === 0 ? (
        <Head
          id={id}
          month={first}
          label={monthLabel(first, today)}
          done={done.length}
          total={tasks.length}
        />
      ) : null}
      <Groups
        key={filters.month}
        {...{ id, groups, actions }}
        done={shownDone}
        isEveryMonth={filters.month === null}
      />
    </Notebook>
  )
}
