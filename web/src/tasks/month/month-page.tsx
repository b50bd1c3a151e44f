import { type CivilMonth, monthOf } from '@wattle/contracts/civil-date.ts'
import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { useDeferredValue, useId } from 'react'
import { Bloom } from '../../art/large-drawings.tsx'
import { NoteDrawing } from '../../art/note-drawing.tsx'
import { SeedDrawing } from '../../art/seed-drawing.tsx'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { EmptyState } from '../../ui/feedback/state.tsx'
import { Notebook, NotebookHead } from '../../ui/notebook/notebook.tsx'
import { monthName, monthText } from '../../ui/text/dates.ts'
import { seasonText } from '../../ui/text/season-text.ts'
import { isFiltered, type TaskFilters } from '../filters/task-filters.ts'
import { BlankMonth } from './blank-month.tsx'
import { groupByMonth, type MonthGroup, monthLabel, topOf } from './group-tasks.ts'
import { MonthNav } from './month-nav.tsx'
import styles from './month-page.module.css'
import { DoneTasks, PlaceTasks, type RowActions } from './task-groups.tsx'

/** Enough rows to fill a screen. */
const firstRows = 24

type Turn = { onTurn: (month: CivilMonth) => void; onShowCompleted: () => void }

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

/** The rows, month by month and place by place. The first screenful comes at once, the rest while it can be used already. */
function Groups({
  id,
  groups,
  done,
  isEveryMonth,
  actions,
}: {
  id: string
  groups: readonly MonthGroup[]
  done: readonly TaskWithPlant[]
  isEveryMonth: boolean
  actions: RowActions
}) {
  const rows = useDeferredValue(Number.POSITIVE_INFINITY, firstRows)
  return (
    <>
      {topOf(groups, rows).map(({ month, label, places }, index) => (
        <div key={month}>
          {(month === '' || isEveryMonth) && (
            <Head
              id={index === 0 && isEveryMonth ? id : `${id}-${month || 'unscheduled'}`}
              month={month}
              label={label}
            />
          )}
          {places.map((place) => (
            <PlaceTasks key={place.id} place={place} month={label} {...actions} />
          ))}
        </div>
      ))}
      {done.length > 0 && (rows > firstRows || groups.length === 0) && (
        <DoneTasks tasks={done} {...actions} />
      )}
    </>
  )
}

function Head({
  id,
  month,
  label,
  done,
  total,
}: {
  id: string
  month: CivilMonth | ''
  label: string
  done?: number | undefined
  total?: number | undefined
}) {
  return (
    <NotebookHead>
      <div>
        <h2 id={id}>{label}</h2>
        {month && (
          <p className="muted">
            {label === monthText(month) ? seasonText(month) : `${monthText(month)}, ${seasonText(month)}`}
          </p>
        )}
      </div>
      {total !== undefined && (
        <div className={styles.sum}>
          <p>
            <b>{done}</b> of {total} done
          </p>
          <ProgressBar value={total > 0 ? (done ?? 0) / total : 0} />
        </div>
      )}
    </NotebookHead>
  )
}

/** A month with nothing to do: all done, before the first task, or after the last. */
function QuietMonth({
  month,
  today,
  total,
  isFiltered,
  isPlantless,
  onTurn,
  onShowCompleted,
}: { month: CivilMonth; today: string; total: number; isFiltered: boolean; isPlantless: boolean } & Turn) {
  const thisMonth = monthOf(today)
  if (total > 0) {
    const which = isFiltered ? ' like these' : ''
    return (
      <BlankMonth month={month} onTurn={onTurn}>
        <EmptyState
          title={isFiltered ? 'These are done' : `${monthName(month)} is done`}
          drawing={<Bloom />}
          action={<Button onClick={onShowCompleted}>See what you did</Button>}
        >
          {total === 1 ? `The one task${which} is finished.` : `All ${total} tasks${which} are finished.`}{' '}
          Enjoy the garden.
        </EmptyState>
      </BlankMonth>
    )
  }
  const isPast = month < thisMonth
  return (
    <BlankMonth month={month} onTurn={onTurn}>
      <EmptyState
        title={isPast ? 'No more previous tasks' : 'No more future tasks'}
        drawing={isPast ? <SeedDrawing /> : <NoteDrawing />}
        action={
          month !== thisMonth ? (
            <Button onClick={() => onTurn(thisMonth)}>Back to this month</Button>
          ) : (
            isPlantless && <ButtonLink to="/my-plants">Add a plant to get its tasks</ButtonLink>
          )
        }
      >
        {isPast
          ? 'Your notebook has nothing to do here.'
          : 'Recurring tasks will be created once they are due'}
      </EmptyState>
    </BlankMonth>
  )
}
