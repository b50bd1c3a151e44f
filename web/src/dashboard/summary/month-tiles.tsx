import { addMonths, type CivilDate, monthOf } from '@wattle/contracts/civil-date.ts'
import type { SummaryView } from '@wattle/contracts/dashboard/views.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { Wreath } from '../../ui/notebook/wreath.tsx'
import { monthText } from '../../ui/text/dates.ts'
import { inPercent } from '../../ui/text/percent.ts'
import styles from './month-tiles.module.css'
import { StillToDo } from './still-to-do.tsx'
import tiles from './summary-tiles.module.css'

type Props = { summary: SummaryView; isKnown: boolean; today: CivilDate }

export function ThisMonth({ summary, isKnown, today }: Props) {
  const total = summary.tasksThisMonth
  return (
    <Link to="/tasks" className={`${tiles.card} ${tiles.wide} ${styles.month}`}>
      <div className={styles.monthHead}>
        <h2>Tasks this month</h2>
        <p className="muted">{monthText(monthOf(today))}</p>
      </div>
      <Wreath className={styles.wreath} done={total - summary.incompleteTasksThisMonth} total={total} />
      {isKnown && total === 0 ? (
        <p className="small muted">Nothing is planned.</p>
      ) : (
        <div>
          <p className="small muted">Still to do</p>
          <StillToDo counts={summary.tasksThisMonthByPriority} />
        </div>
      )}
    </Link>
  )
}

export function LastMonth({ summary, isKnown, today }: Props) {
  const month = addMonths(monthOf(today), -1)
  const total = summary.tasksLastMonth
  const left = summary.incompleteTasksLastMonth
  const earlier = summary.leftOver.reduce((sum, { count }) => sum + count, -left)
  const done = total - left
  const share = done / (total || 1)
  return (
    <Link to={`/tasks?month=${month}`} className={`${tiles.card} ${tiles.slim} ${styles.last}`}>
      <h2>Tasks last month</h2>
      <p className="muted">{monthText(month)}</p>
      <p className={styles.percent}>
        <b>{inPercent(share)}%</b>
        {total > 0 && (
          <span className="muted">
            {done} of {total} done
          </span>
        )}
      </p>
      {total > 0 && <ProgressBar value={share} />}
      {left > 0 ? (
        <>
          <p className="small muted">Left over, still worth doing</p>
          <StillToDo counts={summary.tasksLastMonthByPriority} />
        </>
      ) : (
        isKnown && <p className="small muted">{total > 0 ? 'Nothing left over.' : 'Nothing was planned.'}</p>
      )}
      {earlier > 0 && <p className="small muted">{earlier} from earlier months to do</p>}
    </Link>
  )
}
