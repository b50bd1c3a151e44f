import { monthOf } from '@wattle/contracts/civil-date.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { lazy, type ReactNode, Suspense, useId, useMemo } from 'react'
import { Notebook } from '../../ui/notebook/notebook.tsx'
import { monthText } from '../../ui/text/dates.ts'
import { isFiltered, type TaskFilters } from '../filters/task-filters.ts'
import { groupByMonth, isToDo, monthLabel } from './group-tasks.ts'
import { LeftOver, type LeftOverMonths } from './left-over.tsx'
import { MonthGroups } from './month-groups.tsx'
import { MonthHead } from './month-head.tsx'
import { MonthNav } from './month-nav.tsx'
import type Quiet from './quiet-month.tsx'
import type { Turn } from './quiet-month.tsx'
import type { RowActions } from './task-rows.tsx'
import { TasksSkeleton } from './tasks-skeleton.tsx'

/** Most months have tasks, so this loads when one has none. If that fails, the page stays. */
const QuietMonth = lazy<typeof Quiet>(() =>
  import('./quiet-month.tsx').catch(() => ({ default: () => <p>No tasks to show here.</p> })),
)

const none: readonly TaskWithPlant[] = []

/**
 * The notebook page: one month, or all months of a plant, with pending and completed tasks. Turning to another month
 * keeps it mounted, so that the focus stays on the button.
 */
export function MonthPage({
  tasks,
  hasSkeleton,
  trouble,
  filters,
  isPlantless,
  leftOver,
  actions,
  ...turn
}: {
  /** Undefined while loading. */
  tasks: readonly TaskWithPlant[] | undefined
  hasSkeleton: boolean
  /** Shown instead of the tasks. */
  trouble: ReactNode
  filters: TaskFilters
  /** Whether the garden has no plants yet, so that no tasks can be planned. */
  isPlantless: boolean
  leftOver: LeftOverMonths
  actions: RowActions
} & Turn) {
  const id = useId()
  const { today, leaving } = actions
  const known = tasks ?? none
  const toDo = useMemo(() => known.filter((task) => isToDo(task, leaving)), [known, leaving])
  const groups = useMemo(
    () => groupByMonth(known, today, leaving, filters.showCompleted),
    [known, today, leaving, filters.showCompleted],
  )
  const month = filters.month ?? monthOf(today)

  const blank =
    trouble ||
    (tasks && groups.length === 0 && (
      <Suspense fallback={null}>
        <QuietMonth
          {...{ month, today, isPlantless, leftOver, ...turn }}
          total={filters.month ? tasks.length : 0}
          isFiltered={isFiltered(filters)}
        />
      </Suspense>
    ))

  return (
    <Notebook labelledBy={id} blank={Boolean(blank)}>
      <MonthNav month={month} titleShown={Boolean(blank && filters.month)} onTurn={turn.onTurn} />
      {blank || !(tasks || hasSkeleton) ? (
        <>
          <span id={id} className="sr">
            {filters.month ? monthText(month) : 'Every month'}
          </span>
          {blank}
        </>
      ) : tasks ? (
        <>
          {filters.month && (
            <MonthHead
              id={id}
              month={month}
              label={monthLabel(month, today)}
              done={tasks.length - toDo.length}
              total={tasks.length}
            >
              <LeftOver months={leftOver} today={today} />
            </MonthHead>
          )}
          <MonthGroups
            key={filters.month}
            {...{ id, groups, actions }}
            isEveryMonth={filters.month === null}
          />
        </>
      ) : (
        <TasksSkeleton id={id} />
      )}
    </Notebook>
  )
}
