import { type CivilDate, monthOf } from '@wattle/contracts/civil-date.ts'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { MonthSection, MonthSheet } from '../ui/notebook/notebook.tsx'
import { YearStrip } from '../ui/notebook/year-strip.tsx'
import styles from './care-plan.module.css'
import { type PlanMonth, type Planned, repeatsInYear, repeatsMonthly, yearAhead } from './plan-months.ts'

/** A plan's year: the busy months, then month by month. */
export function Year<Task extends Planned>({
  tasks,
  months,
  today,
  tropical,
  row,
}: {
  tasks: readonly Task[]
  /** The months of these tasks, without those completed in earlier months. */
  months: readonly PlanMonth<Task>[]
  today: CivilDate
  /** Undefined if the climate is unknown. */
  tropical?: boolean
  row: (task: Task) => ReactNode
}) {
  return (
    <>
      {tasks.length > 0 && (
        <div>
          <YearStrip months={yearAhead(tasks, today)} now={monthOf(today)} tropical={tropical} />
          {repeatsInYear(tasks) && (
            <p className={classNames(styles.repeats, 'small muted')}>
              Jobs that repeat are marked in each of their months.
              {repeatsMonthly(tasks) &&
                ' A monthly job is a reminder: its notes say how often the plant needs it.'}
            </p>
          )}
        </div>
      )}
      {months.length > 0 && (
        <MonthSheet>
          {months.map(({ month, title, detail, tasks: within }) => (
            <MonthSection
              key={month}
              id={`plan-${month || 'unscheduled'}`}
              title={title}
              detail={detail}
              current={month === monthOf(today)}
            >
              {within.map(row)}
            </MonthSection>
          ))}
        </MonthSheet>
      )}
    </>
  )
}
